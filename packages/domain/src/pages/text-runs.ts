import { isModalName, type ModalName } from './modals.ts';
import { OTHER_PATHS } from './other-paths.ts';
import { isPageKey, classifyHref, type PageKey } from './page-paths.ts';

/**
 * Where a link of a document leads: a page by its key, another place of the product, a modal, a chapter of the same
 * page, or away from the app (https and mail alone).
 */
export type LinkTarget =
  | { to: 'page'; key: PageKey; hash: string }
  | { to: 'place'; path: string }
  | { to: 'modal'; name: ModalName }
  | { to: 'chapter'; hash: string }
  | { to: 'away'; href: string };

/** A stretch of text, or words that lead somewhere. */
export type TextRun = string | { text: string; target: LinkTarget };

/** What a document may say about its house, by the names it uses in braces; null is not told. */
export type DocumentVariables = Readonly<Record<string, string | null>>;

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
const MAIL = /^mailto:[^\s@?&]+@[^\s@?&]+$/;

/** Puts the house's facts into a text; null when it names one that is not told. A name nobody knows stays as written. */
export function interpolate(text: string, facts: DocumentVariables): string | null {
  let told = true;
  const filled = text.replaceAll(/\{([a-z-]+)\}/g, (written, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : written;
    told &&= fact !== null;
    return fact ?? '';
  });
  return told ? filled : null;
}

/** Reads a line with its links; null when it names a fact that is not told. */
export function parseRuns(line: string, facts: DocumentVariables): TextRun[] | null {
  const runs: TextRun[] = [];
  let from = 0;
  for (const found of line.matchAll(LINK)) {
    const before = interpolate(line.slice(from, found.index), facts);
    const words = interpolate(found[1] ?? '', facts);
    const href = interpolate(found[2] ?? '', facts);
    if (before === null || words === null || href === null) return null;
    const target = parseTarget(href);
    add(runs, before);
    if (target) runs.push({ text: words, target });
    else add(runs, words);
    from = found.index + found[0].length;
  }
  const rest = interpolate(line.slice(from), facts);
  if (rest === null) return null;
  add(runs, rest);
  return runs;
}

function add(runs: TextRun[], text: string): void {
  const last = runs.at(-1);
  if (text === '') return;
  if (typeof last === 'string') runs[runs.length - 1] = last + text;
  else runs.push(text);
}

function isOtherPath(name: string): name is keyof typeof OTHER_PATHS {
  return Object.hasOwn(OTHER_PATHS, name);
}

function parseTarget(written: string): LinkTarget | null {
  if (MAIL.test(written)) return { to: 'away', href: written };
  if (/^https:/i.test(written))
    return classifyHref(written) === 'external' ? { to: 'away', href: written } : null;
  if (/^#[a-z0-9-]+$/.test(written)) return { to: 'chapter', hash: written };
  const modal = written.replace(/^modal:/, '');
  if (modal !== written) return isModalName(modal) ? { to: 'modal', name: modal } : null;
  const [, name = '', hash = ''] = /^([a-z0-9_-]+)(#[a-z0-9-]+)?$/.exec(written) ?? [];
  if (isPageKey(name)) return { to: 'page', key: name, hash };
  return isOtherPath(name) ? { to: 'place', path: `${OTHER_PATHS[name]}${hash}` } : null;
}
