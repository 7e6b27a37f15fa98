import type { CrecyView } from "@/wire/schema";

/** The cards that this seat knows to be somewhere else than in a pile, by their ids, copies singly. */
export function seen(view: unknown): string[] {
  const table = view as CrecyView;
  return [
    ...table.display,
    ...table.friend_discard,
    ...table.child_discard,
    ...table.mission_discard,
    ...table.aside,
    ...(table.found ?? []),
    ...(Array.isArray(table.drawn?.missions) ? table.drawn.missions : []),
    ...table.titles,
    ...table.contributions,
    ...table.seats.flatMap((player) => [
      ...(player.hand ?? player.known_hand),
      ...player.missions,
      ...player.completed,
      ...(player.patron ? [player.patron] : []),
      ...player.family.flatMap((person) => [person.card, person.attached?.title ?? "", person.attached?.contribution ?? ""]),
    ]),
  ].filter((id) => id !== "");
}
