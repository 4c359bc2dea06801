import { parseThemeSource, type ThemeSource } from '@baize/ui/theme-source';

const KEY = 'baize.brand-studio';

/** What the designer works on, and the theme it began with. */
export interface Draft {
  base: string;
  source: ThemeSource;
}

/**
 * The tab's own session storage. Stories have a storage in memory that is emptied before each of them (memory-storage.ts), so
 * this one is that of an empty frame: of the same origin and tab, and it outlives a reload.
 */
function openStorage(): Storage | null {
  const found = document.querySelector<HTMLIFrameElement>(`iframe[data-storage='${KEY}']`);
  const frame = found ?? document.createElement('iframe');
  if (!found) {
    frame.hidden = true;
    frame.dataset['storage'] = KEY;
    document.body.append(frame);
  }
  try {
    return frame.contentWindow?.sessionStorage ?? null;
  } catch {
    return null;
  }
}

/** Returns the edits of before a reload; undefined where there are none that can be read. */
export function readDraft(): Draft | undefined {
  try {
    const raw: unknown = JSON.parse(openStorage()?.getItem(KEY) ?? 'null');
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
    openStorage()?.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or shut: the studio works on.
  }
}

/** Forgets the edits. */
export function clearDraft(): void {
  openStorage()?.removeItem(KEY);
}
