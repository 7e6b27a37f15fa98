/** Which icon of the sprite stands for what is printed on a card, a plan, an errand space or a player. */

const EMBLEMS: Readonly<Record<string, string>> = {
  silverware: "silverware", coach: "coach", mask: "mask", helm: "helm", "wine-glass": "wine",
  mansion: "villa", "town-house": "townhouse", "manor-house": "manor", farm: "farm",
  chef: "chef", guest: "guest", dog: "dog", horse: "horse", wild: "wild",
  trade: "market", price: "market", maintain: "keep", upkeep: "pound", bonus: "pound", opera: "opera",
  action: "action", "white-action": "action", draw: "deck", hand: "keep",
  animals: "horse", actions: "action", depreciation: "down",
  event: "note5", expense: "pound", helper: "person", property: "townhouse", companion: "friend",
  extension: "extend", market: "market", unknown: "unknown", w1: "wild", w2: "wild", group: "deck",
  events: "note5", helpers: "person", properties: "townhouse", companions: "guest", special: "crown",
};

const HATS: Readonly<Record<string, string>> = { red: "tophat", purple: "bowler", blue: "flatcap", yellow: "boater", green: "deerstalker" };

/** The icon of a symbol, a type, a privilege, an effect, an errand or a kind; a sheet of paper for what is not known. */
export const emblem = (name: string): string => EMBLEMS[name] ?? "note";

export const hat = (colour: string): string => HATS[colour] ?? "tophat";
