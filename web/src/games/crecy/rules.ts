/** Where the rules of what is asked or chosen stand, by the word with which a choice begins, or the kind of question. */
export const rules: Readonly<Record<string, string>> = {
  marry: "C-13", arrange: "C-14", "have-children": "C-18", "ask-friends": "C-19", socialize: "C-20", title: "C-22",
  contribute: "C-23", mansion: "C-24", venture: "C-25", doctor: "C-26", undertake: "C-27", complete: "C-28", mission: "C-27",
  lose: "C-16", take: "C-12", hand: "C-5", "head-side": "C-5", "starting-card": "C-5", holder: "C-21", turn: "C-10", pass: "C-10",
};
