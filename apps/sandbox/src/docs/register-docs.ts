import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { SERVED_ENDPOINTS } from '../endpoints/register-endpoints.ts';
import { html, Html } from '../cashier/provider/html.ts';
import { notFoundError } from '../errors/http-error.ts';
import { readInput } from '../http/read-input.ts';
import { EXAMPLE_DAY } from '../openapi/examples.ts';
import { publishEndpoints } from '../openapi/document.ts';
import type { Platform } from '../platform.ts';
import { controlsPage } from './controls-page.ts';
import { sendSandboxPage, type PageContent } from '../control-page/page-layout.ts';
import { endpointPage } from './endpoint-page.ts';
import { endpointIndex } from './endpoint-index.ts';
import { eventsPage } from './events-page.ts';
import { overviewPage } from './overview-page.ts';

const BAR = html`<nav class="links elsewhere" aria-label="Elsewhere">
  <a href="/">Testers</a>
  <a href="/openapi.json">OpenAPI</a>
</nav>`;

/** A page with the platform's own date in the place of the examples'. */
function withExampleDates({ text }: Html, today: string): Html {
  const compact = (date: string) => date.replaceAll('-', '');
  return new Html(text.replaceAll(EXAMPLE_DAY, today).replaceAll(compact(EXAMPLE_DAY), compact(today)));
}

/** The contract for people: every call with its tables, examples and a form to try it. */
export function registerDocs(app: FastifyInstance, { clock }: Pick<Platform, 'clock'>): void {
  const today = () => new Date(clock.now()).toISOString().slice(0, 10);
  const calls = publishEndpoints(SERVED_ENDPOINTS);
  const page = (current: string | null, title: string, body: Html): PageContent => ({
    title,
    sheets: ['docs/docs', 'docs/calls'],
    script: 'docs/client/docs',
    bar: BAR,
    index: endpointIndex(calls, current),
    body: html`<div class="doc">${body}</div>`,
  });

  app.get('/docs', (_request, reply) =>
    sendSandboxPage(reply, page(null, 'API · Baize sandbox', overviewPage())),
  );

  app.get('/docs/events', (_request, reply) =>
    sendSandboxPage(reply, page('events', 'Events · API', eventsPage())),
  );

  app.get('/docs/sandbox', (_request, reply) =>
    sendSandboxPage(reply, page('sandbox', 'Controls · API', controlsPage())),
  );

  app.get('/docs/:call', (request, reply) => {
    const name = readInput(v.object({ call: v.string() }), request.params).call;
    const call = calls.find(({ operation }) => operation.operationId === name);
    if (!call) throw notFoundError('There is no such call');
    return sendSandboxPage(reply, page(name, `${name} · API`, withExampleDates(endpointPage(call), today())));
  });
}
