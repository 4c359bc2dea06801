import { toGameLanguage } from '../../../settings/language.ts';

/** What the server wrote on the page's body. */
const pageDataset = document.body.dataset;

const locale = pageDataset['locale'] ?? 'en';

export const config = {
  slug: pageDataset['slug'] ?? '',
  mode: pageDataset['mode'] === 'real' ? 'real' : 'demo',
  launchToken: pageDataset['launchToken'] ?? '',
  parentOrigin: pageDataset['parentOrigin'] ?? '',
  locale,
  language: toGameLanguage(locale),
} as const;
