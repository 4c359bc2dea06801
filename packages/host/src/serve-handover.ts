import { HANDOVER_PATH } from '@baize/domain/handover';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy, inlineHashes } from './csp.ts';

/**
 * Takes the code out of the address before anything else is loaded, lays it aside for this tab and opens the login over the
 * page the player comes from; that one uses it. Only a path of this site is followed.
 */
const SCRIPT =
  "const p=new URLSearchParams(location.hash.slice(1)),c=p.get('code'),t=p.get('to')||'';" +
  "history.replaceState(null,'',location.pathname);" +
  "try{c&&sessionStorage.setItem('baize.handover',JSON.stringify({code:c,from:document.referrer,at:Date.now()}))}catch{}" +
  "location.replace((/^(?:\\/[\\w.~%-]+)+$/.test(t)?t:'/')+'?modal=login')";

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Log in</title><script>${SCRIPT}</script></head><body><noscript><a href="/">Home</a></noscript></body></html>`;

const POLICY = contentSecurityPolicy({
  hashes: inlineHashes(HTML),
  backendUrl: 'http://host.internal',
  pictures: null,
});

/** Where a player arrives from another address of the brand, with a code in the fragment (docs/contracts.md, "Another address"). */
export function serveHandover(app: FastifyInstance): void {
  app.get(HANDOVER_PATH, async (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY })
      .type('text/html; charset=utf-8')
      .send(HTML),
  );
}
