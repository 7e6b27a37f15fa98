/** Times as somebody says them: in three hours, two days ago. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86_400], ["hour", 3_600], ["minute", 60]];

/** Seconds since 1970, as a distance from now. */
export function fromNow(at: number, language: string, now = Date.now() / 1000): string {
  const distance = at - now;
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const [unit, size] = UNITS.find(([, seconds]) => Math.abs(distance) >= seconds) ?? ["minute", 60];
  const amount = Math.trunc(distance / size);
  return words.format(unit === "minute" && amount === 0 ? (distance > 0 ? 1 : 0) : amount, unit);
}

export function onDay(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}
