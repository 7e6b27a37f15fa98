/** The rooms of the desk that its bar and the phone's tabs lead to. */

export interface Room {
  path: string;
  /** The id of its title's message. */
  title: string;
  icon: string;
  /** The addresses that belong to it. */
  has: RegExp;
}

export const ROOMS: readonly Room[] = [
  { path: "/", title: "desk-play", icon: "play", has: /^\/(new)?$/ },
  { path: "/tables", title: "desk-tables", icon: "clock", has: /^\/(tables|table|result|import)(\/|$)/ },
  { path: "/learn", title: "desk-learn", icon: "school", has: /^\/learn(\/|$)/ },
];
