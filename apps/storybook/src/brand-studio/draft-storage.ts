import { parseThemeSource, type ThemeSource } from '@baize/ui/theme-source';
import { tabStorage } from '../tab-storage.ts';

const KEY = 'baize.brand-studio';

/** What the designer edits, and the theme it started from. */
export interface Draft {
  base: string;
  source: ThemeSource;
}

/** Returns the edits from before a reload; undefined where there are none that can be read. */
export function readDraft(): Draft | undefined {
  try {
    const raw: unknown = JSON.parse(tabStorage?.getItem(KEY) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('base' in raw) || !('source' in raw)) return undefined;
    const source = parseThemeSource(raw.source);
    return source && typeof raw.base === 'string' ? { base: raw.base, source } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the edits for this tab; without storage they last until it is reloaded. */
export function storeDraft(draft: Draft): void {
  try {
    tabStorage?.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or shut: the studio works on.
  }
}

/** Forgets the edits. */
export function clearDraft(): void {
  tabStorage?.removeItem(KEY);
}
