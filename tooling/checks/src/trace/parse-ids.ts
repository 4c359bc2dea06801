const GROUP = /\[([A-Z][A-Z\d]*-\d{2}(?:\s*[,…–]\s*(?:[A-Z][A-Z\d]*-)?\d{2})*)\]/g;
const STEP = /([,…–])?\s*([A-Z][A-Z\d]*-)?(\d{2})/g;

/**
 * The requirement ids a test's title ends with: `[RB-06]`, `[RB-06, ACC-01]`, `[RB-01…03]`.
 * A range counts every id in between.
 */
export function extractIds(title: string): string[] {
  const ids = [...title.matchAll(GROUP)].flatMap(([, group = '']) => idsInGroup(group));
  return [...new Set(ids)];
}

function idsInGroup(group: string): string[] {
  const ids: string[] = [];
  let family = '';
  let last = 0;
  for (const [, mark, named, digits] of group.matchAll(STEP)) {
    family = named ?? family;
    const number = Number(digits);
    const first = mark === '…' || mark === '–' ? last + 1 : number;
    for (let one = first; one <= number; one += 1) ids.push(family + String(one).padStart(2, '0'));
    last = number;
  }
  return ids;
}

/** The ids a requirements page lists: the first cell of each row. A struck-through one is dropped. */
export function parseListedIds(page: string): string[] {
  return [...page.matchAll(/^\|\s*([A-Z][A-Z\d]*-\d{2})\s*\|/gm)].map(([, id = '']) => id);
}

/**
 * The ids of the open list: one a line, what follows a `#` is a remark. `rule` behind an id says that
 * tests prove its rule, and that what a player notices of it is still to come.
 */
export function parseOpenIds(list: string): { open: string[]; ruled: string[] } {
  const lines = list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  const id = (line: string): string => line.replace(/\s+rule$/, '');
  return { open: lines.map(id), ruled: lines.filter((line) => line !== id(line)).map(id) };
}
