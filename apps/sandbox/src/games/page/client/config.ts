import { languageOf } from '../../words/language.ts';

/** What the server wrote on the page's body. */
const written = document.body.dataset;

const locale = written['locale'] ?? 'en';

export const config = {
  slug: written['slug'] ?? '',
  mode: written['mode'] === 'real' ? 'real' : 'demo',
  launchToken: written['launchToken'] ?? '',
  parentOrigin: written['parentOrigin'] ?? '',
  locale,
  language: languageOf(locale),
} as const;
