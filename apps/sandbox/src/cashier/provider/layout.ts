import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';

export type ProviderPage = {
  title: string;
  body: Html;
  status?: number;
  /** Where a form of this page may lead to, beside the provider itself. */
  formAction?: string;
  /** Pages that send themselves on need the one script there is. */
  isAutoSubmit?: boolean;
};

const MARK = html`<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true">
  <path
    d="M4 21V9l10-5 10 5v12"
    fill="none"
    stroke="currentColor"
    stroke-width="2.2"
    stroke-linejoin="round"
  />
  <path
    d="M9 24V13M14 24V11M19 24V13M2 24h24"
    stroke="currentColor"
    stroke-width="2.2"
    stroke-linecap="round"
  />
</svg>`;

/** Sends a page of the provider; it may not be framed, stored or told to the page that comes after it. */
export function sendPage(reply: FastifyReply, page: ProviderPage): FastifyReply {
  const { title, body, status = 200, formAction, isAutoSubmit } = page;
  const away = formAction === undefined ? '' : ` ${new URL(formAction).origin}`;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `img-src 'self'`,
    ...(isAutoSubmit ? ["script-src 'self'"] : []),
    `form-action 'self'${away}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title} · Northpier Pay</title>
            <link rel="icon" href="/provider/icon.svg" />
            <link rel="stylesheet" href="/provider/provider.css" />
            ${isAutoSubmit ? html`<script type="module" src="/provider/send-on.js"></script>` : null}
          </head>
          <body>
            <header class="top">
              <a class="mark" href="/provider">${MARK}<span>Northpier Pay</span></a>
              <span class="badge">Sandbox · no real money</span>
            </header>
            ${body}
          </body>
        </html>`.text,
    );
}
