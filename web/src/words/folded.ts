/** A text as one looks for it: without accents and capitals. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
