/** The icon of each source of points. */
export const SOURCE_ICONS: Record<string, string> = {
  cards: "friend", spent: "gold", contributions: "contribution", missions: "mission", prestige: "prestige", children: "child", patron: "patron",
  nationality: "flag", occupation: "pawn", hints: "hint", rivals: "eye", carried: "arrow",
  pursuit: "flag", rewards: "legacy", bonuses: "plus", abilities: "gear",
  balance: "pound", properties: "townhouse",
};
