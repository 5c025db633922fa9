// More of our own icons: the cultures and tokens that only this game has. They join the others when it is opened.
import "../../cardplay/icons";
import { ICONS } from "../../lib/icons";

Object.assign(ICONS, {
  gollum_c: `<path fill-rule="evenodd" d="M2 6c3 .5 4.5 2 5.5 4C9.5 7 12.5 5.5 16 6c3.5.6 5.5 3 6 6-.5 3-2.5 5.4-6 6-3.5.5-6.5-1-8.5-4-1 2-2.5 3.5-5.5 4 1.5-2 2-4 2-6s-.5-4-2-6Zm15 3.5a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z"/>`,
  dunland: `<path d="M10 11h4l-1 11h-2z"/><path d="M12 1c3.5 3 5 5 4 7.5-.5 1.3-1.5 2-2.5 2h-3C8.500 10.500 7 9 8 6.500c.3 1 .8 1.500 1.500 1.700C9.500 5.500 10.500 3 12 1Z"/>`,
  isengard: `<path d="M7 2l2 3.500L11 2v4h2V2l2 3.500L17 2v6l-1.500 3 1 9H19v2H5v-2h2.500l1-9L7 8z"/>`,
  raider: `<path d="M3 20.500C11 20 17.500 14 19.500 3c3.500 9-1.500 18-11 19.500l-1 1.500z"/><path d="M2 16.500l5 5-1.500 1.500-5-5z"/>`,
  sauron: `<path fill-rule="evenodd" d="M12 4.500c5 0 8.500 4 11 7.500-2.500 3.500-6 7.500-11 7.500S3.500 15.500 1 12c2.500-3.500 6-7.500 11-7.500Zm0 2.200c-1.700 1.500-2.300 3.300-2.300 5.300s.6 3.800 2.300 5.300c1.700-1.500 2.300-3.300 2.300-5.300s-.6-3.800-2.300-5.300Z"/>`,
  uruk: `<path d="M4 2h13c2.500 3 3.500 6 3 10h-5l-2-3v13H9V9L4 12z"/>`,
  wraith: `<path fill-rule="evenodd" d="M3 3l3.500 5L8 2l4 5.500L16 2l1.500 6L21 3l-1.500 17h-15zM8 12v3h3zm8 0-3 3h3z"/>`,
  vitality: `<path d="M12 21.500C6 17 2 13 2 8.500 2 5 4.500 3 7.200 3 9.300 3 11 4.200 12 6c1-1.800 2.700-3 4.800-3C19.500 3 22 5 22 8.500c0 4.500-4 8.500-10 13Z"/>`,
  resistance: `<path fill-rule="evenodd" d="M12 1.500 21 5v6.500c0 5-3.500 8.500-9 11-5.500-2.500-9-6-9-11V5zM12 7a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Zm0 2.200a2.300 2.300 0 1 1 0 4.600 2.300 2.300 0 0 1 0-4.600Z"/>`,
  burden: `<path fill-rule="evenodd" d="M12 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z"/><path fill="none" stroke="currentColor" stroke-width="1.700" d="M6 8 4 2M18 8l2-6"/>`,
  sanctuary: `<path d="M12 2 1.500 11H5v10.500h5V15h4v6.500h5V11h3.500z"/>`,
});
