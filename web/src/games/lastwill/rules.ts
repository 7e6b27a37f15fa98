/** Where the rules of what is asked or chosen stand, by the word with which a choice begins, or the kind of question. */
export const rules: Readonly<Record<string, string>> = {
  start: "W-3", plan: "W-6", divide: "W-6", errand: "W-7", order: "W-7", play: "W-11", put: "W-12", buy: "W-15", sell: "W-15",
  activate: "W-12", add: "W-16", end: "W-8", turn: "W-8", keep: "W-9", block: "W-7", space: "W-12", waiver: "W-14", white: "W-14",
};
