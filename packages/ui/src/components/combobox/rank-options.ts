type SearchableOption = { label: string; keywords?: readonly string[] | undefined };

/** How well an option answers a search; smaller is better. */
const RANK = { exact: 0, labelStart: 1, keywordStart: 2, wordStart: 3, none: 4 } as const;

/** Puts the options that best answer a search first; those that answer it alike, and those that do not, keep their order. */
export function rankOptions<Option extends SearchableOption>(
  options: readonly Option[],
  typed: string,
): Option[] {
  return options
    .map((option) => ({ option, rank: rankOption(option, typed) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/** Whether some word of an option's label or keywords begins with what was typed. */
export function matchesSearch(option: SearchableOption, typed: string): boolean {
  return rankOption(option, typed) !== RANK.none;
}

function rankOption({ label, keywords = [] }: SearchableOption, typed: string): number {
  const search = normalizeForSearch(typed);
  const [name = '', ...others] = [label, ...keywords].map(normalizeForSearch);
  if (name === search || others.includes(search)) return RANK.exact;
  if (name.startsWith(search)) return RANK.labelStart;
  if (others.some((other) => other.startsWith(search))) return RANK.keywordStart;
  return [name, ...others].some((each) => each.includes(` ${search}`)) ? RANK.wordStart : RANK.none;
}

/** A text as it is searched: without case, accents and dots, its words one space apart. */
function normalizeForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[-(),’'\s]+/g, ' ')
    .toLowerCase()
    .trim();
}
