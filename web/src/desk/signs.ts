/** The icon that stands for a game. */
export const SIGNS: Record<string, string> = { crecy: "ring", lastwill: "tophat", gears: "gear" };
