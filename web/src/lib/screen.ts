// How much room there is, as the style sheets see it.

import { MediaQuery } from "svelte/reactivity";

/** A screen as narrow as a phone's: panels become pages. The same width stands in the styles. */
export const phone = new MediaQuery("max-width: 700px");
