import { contentSecurityPolicy, inlineHashes } from './csp.ts';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;background:#15181c;color:#f4f1ea}main{max-width:32rem;padding:24px}h1{font-size:1.5rem;margin:0 0 8px}a{color:inherit;display:inline-block;padding:12px 0}';

/**
 * The last page there is: shown when nothing else could be rendered, so it needs no brand, no
 * catalogue and no script. It says only what is known.
 */
export function errorPage(status: 500 | 503): { html: string; policy: string } {
  const [title, text] =
    status === 503
      ? [
          'Service Unavailable',
          'Many people are here at once. Your money and account are not affected. Please load the page again in a moment.',
        ]
      : [
          'Internal server error',
          'This page could not be made. Your money and account are not affected. Please load the page again.',
        ];
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="/">Home</a></main></body></html>`;
  return {
    html,
    policy: contentSecurityPolicy({
      hashes: inlineHashes(html),
      backendUrl: 'http://host.internal',
      pictures: null,
    }),
  };
}
