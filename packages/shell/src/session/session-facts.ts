import type { Locale } from '@baize/domain/locales';
import type { PublicSettings } from '@baize/domain/settings';

/** What the page says that a session goes by; null before the page is alive. */
export interface SessionFacts {
  settings: PublicSettings;
  locale: Locale;
}

let facts: SessionFacts | null = null;

/** The page's settings and language for what acts outside of React. */
export const sessionFacts = {
  get: (): SessionFacts | null => facts,
  tell(next: SessionFacts): void {
    facts = next;
  },
};
