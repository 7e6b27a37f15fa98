import type { LastwillView } from "@/wire/schema";

/** The cards that this seat knows to be somewhere else than in a pile, by their ids, copies singly. */
export function seen(view: unknown): string[] {
  const table = view as LastwillView;
  return [
    ...Object.values(table.offering).flatMap((card) => card ?? []),
    ...table.discard_piles.flatMap((pile) => pile.known),
    ...table.seats.flatMap((player) => [...(player.hand ?? player.known_hand), ...player.board.flatMap((lying) => lying?.card ?? [])]),
  ];
}
