/** The line to the server: one socket, which comes back by itself after a drop and goes on where it was cut off. */

import type { Told } from "./types";

export type Line = "opening" | "open" | "lost" | "closed";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** The server does not want this client again: wrong origin, or not any more. */
const FINAL_CODES = new Set([4401, 4403]);

export interface Entering {
  table: string;
  seat: number;
  since: number;
  invitation: string;
}

export class Socket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private over = false;

  constructor(
    /** How to enter now: asked again after every drop, so that nothing is told twice or missed. */
    private readonly entering: () => Entering,
    private readonly hear: (told: Told) => void,
    private readonly state: (line: Line, retryAt: number) => void,
  ) {
    this.open();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
  }

  /** Sends if the line is open; whether it was. */
  say(what: Record<string, unknown>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(what));
    return true;
  }

  /** Enters anew, through another seat. */
  enter(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.say({ do: "enter", story: true, ...this.entering() });
  }

  leave(): void {
    this.over = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    this.socket?.close(1000);
  }

  private readonly again = (): void => {
    if (this.over || document.visibilityState === "hidden") return;
    if (this.socket === null) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    this.state("opening", 0);
    const address = new URL("/api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.socket = new WebSocket(address));
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.state("open", 0);
      this.enter();
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data as string) as Told);
    };
    socket.onclose = (event) => this.dropped(socket, event.code);
  }

  private dropped(socket: WebSocket, code: number): void {
    if (this.socket !== socket) return;
    this.socket = null;
    if (this.over) return;
    if (FINAL_CODES.has(code)) {
      this.state("closed", 0);
      return;
    }
    this.state("lost", Date.now() + this.wait);
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
