/** Where the rules of what is asked or chosen stand, by the word with which a choice begins, or the kind of question. */
export const rules: Readonly<Record<string, string>> = {
  travel: "G-5", establish: "G-6", influence: "G-7", draw: "G-8", keep: "G-8", play: "G-10", take: "G-24", end: "G-4",
  order: "G-4", position: "G-4", discard: "G-6", turn: "G-4", move: "G-4", activate: "G-X",
};
