import type { FastifyReply } from 'fastify';
import { html, type Html } from '../cashier/provider/html.ts';

export type PageContent = {
  title: string;
  sheets: readonly string[];
  script: string;
  /** What stands in the bar at the top, beside the mark. */
  bar: Html;
  index: Html;
  body: Html;
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const MARK = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <rect width="32" height="32" rx="9" class="mark-ground" />
  <path d="M7 21c3-2.6 6-2.6 9 0s6 2.6 9 0" class="mark-water" />
  <path d="M7 25.500c3-2.600 6-2.600 9 0s6 2.600 9 0" class="mark-water" />
  <path d="M11 17V9.500L16 6l5 3.500V17" class="mark-house" />
</svg>`;

/** A page of the sandbox's own: bar, index, content; nothing inline, nothing from elsewhere. */
export function sendSandboxPage(reply: FastifyReply, parts: PageContent): FastifyReply {
  const { title, sheets, script, bar, index, body } = parts;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="dark" />
            <title>${title}</title>
            <link rel="icon" href="data:," />
            ${['control-page/base', 'control-page/frame', 'control-page/tables', ...sheets].map(
              (sheet) => html`<link rel="stylesheet" href="/sandbox/assets/${sheet}.css" />`,
            )}
            <script type="module" src="/sandbox/assets/${script}.js"></script>
          </head>
          <body>
            <a class="skip" href="#content">Skip to the content</a>
            <header class="bar">
              <a class="mark" href="/"
                >${MARK}<span>Baize <b>sandbox</b></span></a
              >
              ${bar}
            </header>
            <div class="columns">
              ${index}
              <main id="content" tabindex="-1">${body}</main>
            </div>
            <div id="message" class="message" role="status" aria-live="polite"></div>
          </body>
        </html>`.text,
    );
}
