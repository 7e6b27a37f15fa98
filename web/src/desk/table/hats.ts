/** The hats of the heirs, by colour. */
export const HATS: Record<string, { icon: string; colour: string }> = {
  red: { icon: "tophat", colour: "#a3262b" },
  purple: { icon: "bowler", colour: "#6a3d82" },
  blue: { icon: "flatcap", colour: "#24557f" },
  yellow: { icon: "boater", colour: "#8a6508" },
  green: { icon: "deerstalker", colour: "#2c6a3c" },
};
