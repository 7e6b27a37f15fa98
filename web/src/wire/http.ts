/** Requests to the server: JSON both ways; what is refused becomes a `Refusal`, in the reader's words. */

import type { Problem } from "./types";

export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(problem?.text ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

const KEPT = "bequest-invitation";
/** The last invitation that came with an address: it goes with every request, and never stands in a path. */
let invitation = globalThis.sessionStorage?.getItem(KEPT) ?? "";

export function invitedBy(secret: string): void {
  if (!secret) return;
  invitation = secret;
  globalThis.sessionStorage?.setItem(KEPT, secret); // whoever watches by it may load the page anew
}

export const invited = (): string => invitation;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Bequest-Client": "page" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (invitation) headers["Bequest-Invitation"] = invitation;
  const reply = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const json = (reply.headers.get("content-type") ?? "").startsWith("application/json");
  const told: unknown = json ? await reply.json() : await reply.text();
  if (!reply.ok) throw new Refusal(reply.status, json ? (told as Problem) : null);
  return told as T;
}

const foreseen = new Map<string, Promise<unknown>>();

/** Asks for what will be asked for in a moment; the next who does gets this answer. */
export function foresee<T>(path: string): Promise<T> {
  const asked = ask<T>("GET", path);
  asked.catch(() => undefined); // whoever asks hears of it
  foreseen.set(path, asked);
  return asked;
}

export function get<T>(path: string): Promise<T> {
  const found = foreseen.get(path) as Promise<T> | undefined;
  foreseen.delete(path);
  return found ?? ask<T>("GET", path);
}

export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown) => ask<T>("PATCH", path, body);
export const put = <T>(path: string, body: unknown) => ask<T>("PUT", path, body);
export const remove = <T>(path: string) => ask<T>("DELETE", path);
