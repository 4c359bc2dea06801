import { LOCALES } from '../pages/locales.ts';
import { readModals } from '../pages/modals.ts';
import { classifyHref } from '../pages/page-paths.ts';

/** The flags of the scripts call; an absent one is off. Source: S1 §6, §7. */
export type ScriptFlags = { enableAuthUsers?: true; enableDepositors?: true };

/** A tracking script of the server: its key and the HTML for each place, null where there is none. S1 §3. */
export type ScriptEntry = {
  key: string;
  head: string | null;
  bodyStart: string | null;
  bodyEnd: string | null;
};

/** Whether a visitor agreed to tracking; `not-needed` where a brand asks nobody. Requirements TRK-01. */
export type TrackingConsent = 'given' | 'not-needed' | 'missing';

/**
 * Says which flags the scripts call carries: `enableAuthUsers` when somebody is signed in, `enableDepositors` when they
 * have deposited too. The scripts are asked again when either changes. Source: S1 §6; requirements TRK-01.
 */
export function scriptFlags({
  signedIn,
  depositCount,
}: {
  signedIn: boolean;
  depositCount: number | null;
}): ScriptFlags {
  if (!signedIn) return {};
  return (depositCount ?? 0) > 0
    ? { enableAuthUsers: true, enableDepositors: true }
    : { enableAuthUsers: true };
}

const PREFIXES = new Set(['design', ...LOCALES.map((locale) => locale.toLowerCase())]);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The parts of a path as a router reads them: in whatever case, encoded or not, without language and design variant. */
function partsOf(href: string): string[] {
  const parts = decoded(href.replace(/[?#].*/s, ''))
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  while (PREFIXES.has(parts[0] ?? '')) parts.shift();
  return parts;
}

function isAtOrBelow(parts: readonly string[], place: readonly string[]): boolean {
  if (place.length === 0) return parts.length === 0;
  return place.every((part, index) => parts[index] === part);
}

function searchOf(href: string): string {
  return href.replace(/#.*/s, '').replace(/^[^?]*/, '');
}

function opensCashier(href: string): boolean {
  return readModals(searchOf(href)).some((modal) => modal === 'deposit' || modal === 'withdraw');
}

/**
 * Tells whether tracking scripts may run at an in-app address: not on `/play` and below, and not where money is paid:
 * at or below `/deposit`, `/withdraw` and the pages settings put in their place (`cashier`: the resolved hrefs of
 * both), nor under their modals. A language or the design variant before the path changes nothing, nor does its
 * spelling. Source: S1 §2; requirements NAV-11, TRK-01.
 */
export function scriptsAllowedAt(
  address: string,
  { cashier = [] }: { cashier?: readonly string[] } = {},
): boolean {
  if (opensCashier(address)) return false;
  const places = cashier
    .filter((href) => href.startsWith('/') && classifyHref(href) === 'in-app' && !opensCashier(href))
    .map(partsOf);
  const parts = partsOf(address);
  return ![['play'], ['deposit'], ['withdraw'], ...places].some((place) => isAtOrBelow(parts, place));
}

function fieldOf(row: object, name: string): unknown {
  const value: unknown = Object.getOwnPropertyDescriptor(row, name)?.value;
  return value === '' ? null : (value ?? null);
}

function readEntry(row: unknown): ScriptEntry | null {
  if (typeof row !== 'object' || row === null) return null;
  const key = fieldOf(row, 'key');
  if (typeof key !== 'string' || key.trim() === '') return null;
  const [head, bodyStart, bodyEnd] = ['head', 'bodyStart', 'bodyEnd'].map((place) => fieldOf(row, place));
  if (!isHtml(head) || !isHtml(bodyStart) || !isHtml(bodyEnd)) return null;
  return head === null && bodyStart === null && bodyEnd === null ? null : { key, head, bodyStart, bodyEnd };
}

function isHtml(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

/**
 * Picks the scripts still to inject: none without consent, each key once, of several rows the first readable one, none
 * that is in the page already. A row without a key, with a place that is no text, or with nothing to inject is dropped.
 * `scripts` is untrusted. Source: S1 §2, §3 "Script entry"; requirements TRK-01.
 */
export function newScripts({
  scripts,
  injected,
  consent,
}: {
  scripts: unknown;
  injected: ReadonlySet<string>;
  consent: TrackingConsent;
}): ScriptEntry[] {
  if (consent === 'missing' || !Array.isArray(scripts)) return [];
  const rows: readonly unknown[] = scripts;
  const fresh = new Map<string, ScriptEntry>();
  for (const row of rows) {
    const entry = readEntry(row);
    if (entry && !injected.has(entry.key) && !fresh.has(entry.key)) fresh.set(entry.key, entry);
  }
  return [...fresh.values()];
}
