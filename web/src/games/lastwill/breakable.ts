/** Where long words of a card's name may be broken: before the last consonant of a group that a vowel follows. */

const SHY = "\u00ad";
/** So many letters of a word fit on a line of a small card, and of a large one; beside a ladder fewer. */
const FIT = { small: 9, large: 12 } as const;
const FIT_BESIDE = { small: 6, large: 9 } as const;
const VOWELS = "aeiouyàâäéèêëîïôöùûü";
/** A vowel, consonants that stay with it, then one that goes with the next vowel: three letters on either side at least. */
const SYLLABLES = new RegExp(`(?<=\\p{L}{3})(?<=\\p{L}[${VOWELS}](?:[^${VOWELS}\\P{L}]{0,2}))(?=(?:[bcdfgkptv][lrh]|[^${VOWELS}\\P{L}])[${VOWELS}]\\p{L})(?<![bcdfgkptv](?=[lrh]))`, "giu");

/** Where a piece of a name may end: nowhere else, on small cards, on all. */
export interface Piece {
  text: string;
  end: "" | "small" | "always";
}

/** A name in pieces after which it may be broken inside of a word. */
export function pieces(name: string, beside: boolean): Piece[] {
  const fit = beside ? FIT_BESIDE : FIT;
  return name.split(/(\P{L}+)/u).flatMap((word) => {
    if (word.length <= fit.small) return word ? [{ text: word, end: "" as const }] : [];
    const parts = word.replace(SYLLABLES, SHY).split(SHY);
    const end = word.length > fit.large ? ("always" as const) : ("small" as const);
    return parts.map((text, at) => ({ text, end: at < parts.length - 1 ? end : ("" as const) }));
  });
}
