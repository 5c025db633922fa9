// A socket that comes back by itself. The server sends the whole state on every join, so nothing is
// replayed.

import type { FromServer } from "./protocol";

export type Link = "joining" | "here" | "lost" | "refused";

const PATIENCE = [250, 500, 1000, 2000, 4000, 8000];
const BEAT = 20_000;

export class Socket {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    private path: string,
    private hear: (message: FromServer) => void,
    private linked: (link: Link) => void,
  ) {
    addEventListener("online", this.#now);
    this.#open();
  }

  say(message: unknown): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #now = () => {
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.linked("here");
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.say({ type: "ping" }), BEAT);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      clearInterval(this.#beat);
      if (this.#closed || socket !== this.#socket) return;
      this.linked("lost");
      this.#timer = setTimeout(
        () => this.#open(),
        PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)],
      );
    };
  }
}
