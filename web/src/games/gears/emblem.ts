/** The emblem of a technology or Fate card: its own where we have drawn one, else one that its name picks. */

const DRAWN: Readonly<Record<string, string>> = {
  fire: "fire", "the-wheel": "wheel", "basic-tools": "tools", "basic-science": "science", language: "speech", agriculture: "wheat",
  writing: "writing", mining: "mining", "combustion-engine": "engine", chemistry: "flask", construction: "column", medicine: "doctor",
  law: "law", mathematics: "sum", metallurgy: "anvil", cartography: "map", "steam-engine": "steam", "printing-press": "press",
  electricity: "bolt", flight: "wing", genetics: "dna", automobile: "car", navigation: "compass", railway: "rail", computer: "chip",
  radio: "aerial", rocketry: "rocket", democracy: "ballot", internet: "net", "space-flight": "planet",
  "arch-fire": "fire", glyphwriting: "writing", skyfork: "bolt", clockspring: "hourglass", deepwell: "drop", greenhouse: "wheat",
  starscribing: "compass", "vesper-forge": "anvil", gearwright: "gear", "tidal-engine": "wave", "herbal-alembic": "flask",
  "lore-vault": "rules", "meridian-timerail": "rail", "expansion-dome": "dome", skyship: "wing", "mirror-engine": "eye",
  "tonic-works": "doctor", "rune-ledger": "law", "storm-mill": "steam", orrery: "planet", "vesper-lamp": "hint",
  "thinking-loom": "chip", "cloud-harbor": "travel", panacea: "dna", "vesper-grid": "net", "oracle-engine": "science",
  "floating-city": "column", "ageless-engine": "engine", "vesper-heart": "prestige", "world-anchor": "anchor",
};
const OTHERS = ["gear", "science", "bolt", "wheel", "engine", "tools", "planet", "compass", "anvil", "net"] as const;

export function emblem(id: string): string {
  const own = DRAWN[id];
  if (own) return own;
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return OTHERS[sum % OTHERS.length]!;
}

const FATES: Readonly<Record<string, string>> = {
  "place-cubes": "influence", "void-reward": "cross", protect: "shield", "move-marker": "travel", "extra-room": "hourglass", "waive-dependency": "fate",
};

/** The emblem of what a Fate card does. */
export const fateEmblem = (effect: unknown): string => FATES[String(effect)] ?? "fate";

const ABILITIES: Readonly<Record<string, string>> = {
  points: "legacy", cubes: "cube", draw: "deck", "extra-turn": "clock", splice: "fork", swap: "influence", modifier: "plus",
};

/** The sign of what an ability does. */
export const abilityEmblem = (effect: string): string => ABILITIES[effect] ?? "gear";
