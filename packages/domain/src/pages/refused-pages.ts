import { hasControlCharacters } from '../web/control-characters.ts';
import { isPageKey, classifyHref } from './page-paths.ts';

const LONGEST_SCHEME = 20;

/**
 * Says of every refused row of a page URL setup which one it is and why, for the log: the page's key, or the row's
 * place where it names none, and what is wrong. Of the address itself nothing but its scheme is said: its query may
 * hold anything. The setup is untrusted. Source: requirements NAV-02.
 */
export function refusedPages(setup: unknown): string[] {
  const rows: readonly unknown[] = Array.isArray(setup) ? setup : [];
  return rows.flatMap((row, place) => {
    const { key, href } = readRow(row);
    if (!isPageKey(key)) return [`row ${place + 1} (names no page)`];
    return classifyHref(href) === 'refused' ? [`${key} (${whyRefused(href)})`] : [];
  });
}

function readRow(row: unknown): { key?: unknown; href?: unknown } {
  return typeof row === 'object' && row !== null ? { ...row } : {};
}

function whyRefused(href: unknown): string {
  const written = typeof href === 'string' ? href.trim() : '';
  if (written === '') return 'no address';
  // Browsers skip these in a scheme.
  const bare = written.replace(/[\p{Cc} ]/gu, '');
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(bare)?.[0].toLowerCase();
  if (scheme !== undefined && scheme !== 'http:' && scheme !== 'https:')
    return `scheme ${scheme.length > LONGEST_SCHEME ? `${scheme.slice(0, LONGEST_SCHEME)}…` : scheme}`;
  if (scheme !== undefined) return 'no readable host';
  if (hasControlCharacters(written)) return 'backslash, space or control character';
  if (written.startsWith('//')) return 'another host without a scheme';
  return written.startsWith('/') ? 'a path with dots for folders' : 'neither a path nor an http(s) address';
}
