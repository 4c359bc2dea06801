/** What the server wrote on the page's body. */
const written = document.body.dataset;

export const config = {
  slug: written['slug'] ?? '',
  mode: written['mode'] === 'real' ? 'real' : 'demo',
  launchToken: written['launchToken'] ?? '',
  parentOrigin: written['parentOrigin'] ?? '',
  locale: written['locale'] ?? 'en',
} as const;
