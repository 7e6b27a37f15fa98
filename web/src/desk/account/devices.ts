/** A browser by its own long word for itself: program and system. */

const PROGRAMS: [RegExp, string][] = [[/Firefox\//, "Firefox"], [/Edg\//, "Edge"], [/OPR\//, "Opera"], [/Chrome\//, "Chrome"], [/Safari\//, "Safari"], [/^bequest/i, "Bequest"]];
const SYSTEMS: [RegExp, string][] = [[/iPhone|iPad/, "iOS"], [/Android/, "Android"], [/Windows/, "Windows"], [/Mac OS/, "macOS"], [/Linux/, "Linux"]];

export function deviceName(agent: string): string {
  const find = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1];
  return [find(PROGRAMS), find(SYSTEMS)].filter(Boolean).join(", ") || agent.slice(0, 60);
}
