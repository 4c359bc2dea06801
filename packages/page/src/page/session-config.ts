import type { Locale } from '@baize/domain/locales';
import type { PublicSettings } from '@baize/domain/settings';

/** What the page says that a session goes by; null before the page is alive. */
export interface SessionConfig {
  settings: PublicSettings;
  locale: Locale;
}

let facts: SessionConfig | null = null;

/** The page's settings and language for what acts outside of React. */
export const sessionConfig = {
  get: (): SessionConfig | null => facts,
  set(next: SessionConfig): void {
    facts = next;
  },
};
