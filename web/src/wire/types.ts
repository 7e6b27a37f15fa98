/** The records that travel, as the server describes them; `schema.d.ts` is made from its OpenAPI document. */

import type * as made from "./schema";

export type {
  Chat, Device, Devices, Fact, Face, GameInfo, GameList, Hint, Line, Me, Message, Moment, Offer, Presence, Problem, Prompt, Reason, Result, Said, SeatInfo, Status, TableInfo, TableList,
} from "./schema";

export type Subject = made.Subject;
export type Moved = made.Moved;
export type Shape = NonNullable<NonNullable<made.Prompt>["shape"]>;

/** Something that happened; each game adds fields of its own. */
export interface Happened {
  event: string;
  sequence: number;
  move: number;
  seat: number;
  moved: Moved[];
  facts: made.Fact[];
  [field: string]: unknown;
}

/** All that a seat may know now; the view is that of its game. */
export interface News {
  tell: "news";
  table: string;
  version: number;
  seat: number;
  since: number;
  sequence: number;
  move: number;
  view: unknown;
  status: made.Status;
  events: Happened[];
  prompt?: made.Prompt | null;
  offers?: made.Offer[];
  result?: made.Result | null;
  undo?: made.Reason | null;
  token?: string;
  story?: made.Line[];
}

/** What follows after steps of a move; of a whole move what it would move and change. */
export interface Offered {
  tell: "offered";
  ask: string;
  prompt?: made.Prompt | null;
  offers?: made.Offer[];
  moved?: Moved[];
  facts?: made.Fact[];
  unknown?: boolean;
  events?: { event: string }[];
}

export interface Refused {
  tell: "refused";
  ask: string;
  message: made.Message;
  reason?: made.Reason | null;
}

export type Told =
  | News
  | Offered
  | Refused
  | (made.TableInfo & { tell: "table" })
  | (made.Said & { tell: "said" })
  | (made.Presence & { tell: "presence" })
  | { tell: "rematch"; table: string };
