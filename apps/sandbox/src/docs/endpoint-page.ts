import { html, type Html } from '../cashier/provider/html.ts';
import type { PublishedEndpoint } from '../openapi/document.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import type { SuccessResponse, Examples } from '../openapi/operation.ts';
import type { ErrorResponse } from '../openapi/error-responses.ts';
import { schemaTable } from './schema-table.ts';
import { tryForm } from './try-form.ts';

const TOKENS = {
  none: 'never carries one',
  optional: 'carried where there is one',
  required: 'needed; refused without',
} as const;

/** All there is to know of one call: how it is sent, what it asks, answers and refuses, and a form to try it. */
export function endpointPage(call: PublishedEndpoint): Html {
  const { method, path, operation } = call;
  const answer = operation.responses['200'];
  return html`<p class="crumbs">
      <a href="/docs">All calls</a> <span aria-hidden="true">/</span> ${operation.tags[0] ?? ''}
    </p>
    <h1>${operation.operationId}</h1>
    <p class="lead">${operation.summary}</p>
    <p class="address">
      <span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>
      <button type="button" class="quiet" data-copy="${path}" aria-label="Copy the path">Copy</button>
    </p>
    ${factsSection(call)}
    <nav class="inside" aria-label="On this page">
      <a href="#asks">Asks</a><a href="#answers">Answers</a><a href="#refusals">Refusals</a
      ><a href="#try-it">Try it</a>
    </nav>
    <section id="asks" class="section" aria-labelledby="asks-title">
      <h2 id="asks-title">Asks</h2>
      ${requestSection(call)}
    </section>
    <section id="answers" class="section" aria-labelledby="answers-title">
      <h2 id="answers-title">Answers</h2>
      ${answer && 'content' in answer ? responseSection(answer, operation['x-baize'].envelope) : null}
    </section>
    <section id="refusals" class="section" aria-labelledby="refusals-title">
      <h2 id="refusals-title">Refusals</h2>
      ${errorsSection(operation.responses)}
    </section>
    <section id="try-it" class="section" aria-labelledby="try-title">
      <h2 id="try-title">Try it</h2>
      ${tryForm(call)}
    </section>`;
}

function factsSection({ operation }: PublishedEndpoint): Html {
  const { auth, requiresIdempotencyKey, freshness, repeatMethod, keepalive, headers } = operation['x-baize'];
  const repeat = repeatMethod === null ? '' : `; a repeat goes by ${repeatMethod}`;
  const lines: readonly (readonly [string, string | Html])[] = [
    ['Token', TOKENS[auth]],
    ['Caches', freshness === 'cached' ? 'may answer it' : 'are asked to step aside'],
    ...(requiresIdempotencyKey
      ? [['Once', `carries an Idempotency-Key, never repeated by itself${repeat}`] as const]
      : []),
    ...(keepalive ? [['Outlives', 'the page that sent it'] as const] : []),
    [
      'Headers',
      html`${headers.player.map((name) => html`<code>${name}</code> `)}${
        auth === 'optional'
          ? html`<small
              >a visitor without
              ${headers.player.filter((name) => !headers.visitor.includes(name)).join(', ')}</small
            >`
          : null
      }`,
    ],
  ];
  return html`<dl class="card sent">
    ${lines.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${typeof value === 'string' ? html`${value}` : value}</dd>
        </div>`,
    )}
  </dl>`;
}

function requestSection({ operation }: PublishedEndpoint): Html {
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const parts = (['path', 'query', 'header'] as const).map((place) => {
    const those = operation.parameters.filter((parameter) => parameter.in === place);
    const schema: JsonSchema = {
      type: 'object',
      properties: Object.fromEntries(
        those.map(({ name, schema: part, description }) => [
          name,
          description === undefined ? part : { ...part, description },
        ]),
      ),
      required: those.filter(({ required }) => required).map(({ name }) => name),
    };
    const title = { path: 'In the path', query: 'In the query', header: 'In a header' }[place];
    return those.length === 0
      ? html``
      : html`<h3>${title}</h3>
          ${schemaTable(schema, title)}`;
  });
  if (!body && operation.parameters.length === 0) return html`<p class="hint">Nothing.</p>`;
  return html`${parts}
  ${
    body
      ? html`<h3>${body[0] === 'multipart/form-data' ? 'In a form' : 'In the body'}</h3>
          ${schemaTable(body[1].schema, 'Body')}${examplesHtml(body[1].examples)}`
      : null
  }`;
}

function responseSection({ content }: SuccessResponse | ErrorResponse, envelope: string): Html {
  const { schema, examples } = content['application/json'];
  if ('$ref' in schema) return html``;
  const whole = schema.anyOf?.[0] ?? schema;
  const said = {
    required: 'In the envelope, under data:',
    optional: 'In the envelope, under data, or bare:',
    'with-message': 'In the envelope, under data, with a message for the player beside it:',
  }[envelope];
  return html`<p class="hint">${said ?? ''}</p>
    ${schemaTable(whole.properties?.['data'] ?? {}, 'Answer')}${examplesHtml(examples)}`;
}

function examplesHtml(examples: Examples): Html {
  return html`<div class="examples">
    ${Object.values(examples).map(
      ({ summary, value }, at) =>
        html`<details ${at === 0 ? html`open` : null}>
          <summary>${summary}</summary>
          <pre role="region" aria-label="Example: ${summary}" tabindex="0">
${JSON.stringify(value, null, 2)}</pre>
        </details>`,
    )}
  </div>`;
}

function errorsSection(responses: PublishedEndpoint['operation']['responses']): Html {
  const rows = Object.entries(responses).flatMap(([status, response]) =>
    'x-codes' in response && response['x-codes']
      ? response['x-codes'].map(({ code, when }) => ({ status, code, when }))
      : [],
  );
  return html`<div class="card scroll" role="region" aria-label="Table of refusals" tabindex="0">
    <table class="stacked">
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Code</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ status, code, when }) =>
            html`<tr>
              <th scope="row">${status}</th>
              <td data-label="Code">
                ${code === null ? html`<span class="nothing">–</span>` : html`<code>${code}</code>`}
              </td>
              <td data-label="When">${when}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
