/** The spaces of the boards as they are drawn: their signs, in the order of reading. */

export interface Space {
  id: string;
  icon: string;
  /** What it brings, as a sign; how much is told by the offers. */
  brings?: string;
  /** The counter of what is left to be had there. */
  left?: "mansions" | "ventures" | "mission_deck";
  /** Where that lies. */
  pile?: string;
}

export const HOME: readonly Space[] = [
  { id: "marry", icon: "ring" },
  { id: "have-children", icon: "child", pile: "pile:children" },
  { id: "ask-friends", icon: "gold" },
  { id: "socialize", icon: "chat" },
];

export const COURT: readonly Space[] = [
  { id: "title", icon: "title" },
  { id: "contribute", icon: "contribution" },
  { id: "doctor", icon: "doctor", brings: "children" },
  { id: "mansion", icon: "mansion", brings: "prestige", left: "mansions", pile: "mansions" },
  { id: "undertake", icon: "mission", brings: "mission", left: "mission_deck", pile: "pile:missions" },
  { id: "venture", icon: "venture", brings: "income", left: "ventures", pile: "ventures" },
];
