import type { GearsView } from "@/wire/schema";

/** The cards that this seat knows to be somewhere else than in the draw pile, by their ids, copies singly. */
export function seen(view: unknown): string[] {
  const { seats, timeline, discard_pile, drawn, draft_area, stray_fate, out_of_game } = view as GearsView;
  const fates = [...timeline.flatMap((copy) => copy.fate ?? []), ...stray_fate].map((lasting) => lasting.card);
  return [
    ...timeline.map((copy) => copy.technology),
    ...seats.flatMap((seat) => [...(seat.hand ?? []), ...(Array.isArray(seat.fate_cards) ? seat.fate_cards : [])]),
    ...discard_pile.known,
    ...(Array.isArray(drawn?.cards) ? drawn.cards : []),
    ...(draft_area ?? []).map((offered) => offered.card),
    ...(out_of_game ?? []),
    ...fates,
  ];
}
