/** Letters that Unicode does not take apart. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = { ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' };

/** A text as search compares it: without case, diacritics and doubled spaces. */
export function normalizeText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[øßæœłđ]/gu, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll('’', "'")
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The name a game or a studio has in an address. */
export function toSlug(name: string): string {
  return normalizeText(name)
    .replaceAll('&', ' and ')
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
