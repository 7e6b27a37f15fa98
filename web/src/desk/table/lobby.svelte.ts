/** A table before its start, as somebody at it sees it: what can be done there, and news of what others do. */

import { go } from "@/routes.svelte";
import { get, invitedBy, patch, post, put, remove } from "@/wire/http";
import { Socket } from "@/wire/socket";
import type { TableInfo, Told } from "@/wire/types";
import { self } from "../self.svelte";
import { FINISHED, free, LOBBY } from "../tables";

export type TableChange = Partial<Pick<TableInfo, "name" | "visibility" | "pace" | "hints" | "order">>;

export class Lobby {
  table = $state.raw<TableInfo | null>(null);
  /** Why there is no table to be seen. */
  missing = $state.raw<unknown>(null);
  /** Why the last deed was refused. */
  problem = $state.raw<unknown>(null);
  busy = $state(false);
  /** Seats whose persons look at the table now. */
  present = $state.raw<readonly number[]>([]);
  private socket: Socket | null = null;
  private left = false;

  constructor(
    /** Its id, or any word where an invitation says which table it is. */
    private readonly name: string,
    private readonly invitation: string,
  ) {
    void this.open();
  }

  async open(): Promise<void> {
    this.missing = null;
    invitedBy(this.invitation);
    try {
      await self.ask();
      this.hear(this.invitation ? await post<TableInfo>("/api/invitations", { invitation: this.invitation }) : await get<TableInfo>(`/api/tables/${this.name}`));
      this.listen();
    } catch (error) {
      this.socket?.leave();
      this.missing = error;
    }
  }

  leave(): void {
    this.left = true;
    this.socket?.leave();
  }

  get mine(): readonly number[] {
    return this.table?.yours ?? [];
  }

  // --- deeds ---

  async sit(seat: number, name = ""): Promise<void> {
    await this.deed(async (path) => {
      const stranger = !self.me;
      if (name && name !== self.me?.name) await self.change({ name });
      const table = await post<TableInfo>(`${path}/seats/${seat}/sit`);
      if (stranger) {
        await self.ask();
        this.listen(); // the line so far belongs to nobody
      }
      return table;
    });
  }

  stand = (seat: number) => this.deed((path) => post(`${path}/seats/${seat}/leave`));
  kick = (seat: number) => this.deed((path) => post(`${path}/seats/${seat}/kick`));
  giveTo = (seat: number, level: string) => this.deed((path) => patch(`${path}/seats/${seat}`, { level }));
  colour = (seat: number, colour: string) => this.deed((path) => patch(`${path}/seats/${seat}`, { colour }));
  change = (what: TableChange) => this.deed((path) => patch(path, what));
  deckSeen = () => this.deed((path) => post(`${path}/deck/seen`));

  /** Whoever sits in a seat changes places with the one before or after. */
  move(seat: number, by: -1 | 1): Promise<void> {
    const seats = (this.table?.seats ?? []).map((one) => one.seat);
    const [from, to] = [seat - 1, seat - 1 + by];
    [seats[from], seats[to]] = [seats[to] as number, seats[from] as number];
    return this.deed((path) => put(`${path}/seats`, { seats }));
  }

  /** Begins; seats that are still free go to bots. */
  start(level: string): Promise<void> {
    return this.deed(async (path) => {
      for (const { seat } of this.table ? free(this.table) : []) await patch(`${path}/seats/${seat}`, { level });
      return post<TableInfo>(`${path}/start`);
    });
  }

  async close(): Promise<void> {
    await this.deed(async (path, table) => {
      await remove(path);
      this.leave();
      go("/");
      return table;
    });
  }

  private async deed(what: (path: string, table: TableInfo) => Promise<TableInfo>): Promise<void> {
    if (!this.table || this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      this.hear(await what(`/api/tables/${this.table.id}`, this.table));
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }

  // --- news ---

  private listen(): void {
    this.socket?.leave();
    const table = this.table;
    if (!table || table.state !== LOBBY) return;
    this.socket = new Socket(
      () => ({ table: table.id, seat: this.mine[0] ?? 0, since: 0, invitation: this.invitation }),
      (told) => this.told(told),
      (line) => {
        if (line === "closed" && !this.left) void this.open(); // signed out from elsewhere
      },
    );
  }

  private told(told: Told): void {
    if (told.tell === "table") this.hear(told);
    else if (told.tell === "refused") void this.open(); // the table was given up
    else if (told.tell === "presence") this.present = told.seats;
  }

  /** A table whose game has begun is played, if one sits there; others may choose to watch. */
  private hear(table: TableInfo): void {
    if (this.left) return;
    const before = this.mine[0];
    this.table = table;
    if (this.mine[0] !== before) this.socket?.enter(); // the others see in which seat somebody looks
    if (table.state === LOBBY || table.yours?.length === 0 || !table.yours) return;
    this.leave();
    go(table.state === FINISHED ? `/result/${table.id}` : `/play/${table.id}`);
  }
}
