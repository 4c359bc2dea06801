import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import * as access from './endpoints/access.ts';
import * as account from './endpoints/account.ts';
import * as cashier from './endpoints/cashier.ts';
import * as lobby from './endpoints/lobby.ts';
import * as rewards from './endpoints/rewards.ts';
import * as session from './endpoints/session.ts';
import * as settings from './endpoints/settings.ts';
import * as tracking from './endpoints/tracking.ts';
import { HEADERS, headerNames } from './headers.ts';
import { schemaFields, hasValueAt } from './testing/schema-fields.ts';
import { FIXTURES } from './fixtures.ts';
import { json, startClient, startPlatform } from './testing/platform.ts';

let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  platform = await startPlatform((_, response) => json(response, 200, { success: true, data: {} }));
});

afterAll(() => platform.close());

const entries = [access, account, cashier, lobby, rewards, session, settings, tracking];
const calls = entries.flatMap((entry) => Object.values<unknown>(entry)).filter(isCall);
const named = FIXTURES.map((sample) => [sample.endpoint.name, sample] as const);

function isCall(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'request' in value && 'response' in value;
}

test('every call of the contract has a sample, under a name and an address of its own', () => {
  expect(new Set(FIXTURES.map(({ endpoint }) => endpoint))).toEqual(new Set(calls));
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
});

test('the page of the contract lists every call with its address and token, and no other', async () => {
  const page = await readFile(new URL('../../../docs/contracts.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => / \| (?:GET|POST|PUT|DELETE) \/api/.test(line));
  const told = rows.map((row) =>
    row
      .split('|')
      .slice(1, 5)
      .map((cell) => cell.trim())
      .join(' · '),
  );
  const token = { none: '–', optional: '○', required: '●' } as const;
  const headers = (call: Endpoint) =>
    call.requiresIdempotencyKey
      ? 'once'
      : call.encoding === 'multipart'
        ? 'file'
        : call.freshness === 'cached'
          ? 'cached'
          : '';
  const written = calls.map((call) =>
    [call.name, `${call.method} ${call.path}`, token[call.auth], headers(call)].join(' · '),
  );
  expect(told.toSorted()).toEqual(written.toSorted());
});

test.each(named)('%s is asked in full and in brief as its own rules want it', (_name, sample) => {
  const { request } = sample.endpoint;
  for (const ask of [sample.request, sample.minimalRequest]) {
    expect(Object.keys(ask).toSorted()).toEqual(Object.keys(request).toSorted());
    const read = [
      v.safeParse(request.params ?? v.unknown(), ask.params),
      v.safeParse(request.query ?? v.unknown(), ask.query),
      v.safeParse(request.body ?? v.unknown(), ask.body),
    ];
    expect(read.flatMap(({ issues }) => issues ?? [])).toEqual([]);
  }
});

test('the fields of a list of lists are all known', () => {
  expect(schemaFields(lobby.getFullCategoryList.response)).toContainEqual([
    'topCategoryList',
    '*',
    'subCategories',
    '*',
    'count',
  ]);
  expect(hasValueAt({ rows: [{ a: null }] }, ['rows', '*', 'a'])).toBe(false);
});

test.each(named)(
  'the full sample of %s leaves no field out',
  (_name, { endpoint, request, maximalResponse }) => {
    const { body, query } = endpoint.request;
    const missing = [
      ...schemaFields(endpoint.response).filter((path) => !hasValueAt(maximalResponse, path)),
      ...(query ? schemaFields(query).filter((path) => !hasValueAt(request.query, path)) : []),
      ...(body ? schemaFields(body).filter((path) => !hasValueAt(request.body, path)) : []),
    ];
    expect(missing).toEqual([]);
  },
);

const inJson = named.filter(([, { endpoint }]) => endpoint.encoding === 'json');

test.each(inJson)(
  '%s carries exactly the headers of its class [HTTP-01]',
  async (_name, { endpoint, request }) => {
    for (const who of endpoint.auth === 'required'
      ? (['player'] as const)
      : (['player', 'visitor'] as const)) {
      const token = () => (who === 'player' ? 'player-token' : null);
      const { client } = startClient({ baseUrl: platform.baseUrl, token });
      const options = endpoint.requiresIdempotencyKey ? { idempotencyKey: 'once' } : {};
      await client.send(endpoint, request, options).catch((failure: unknown) => failure);
      const heard = platform.heard.at(-1)?.headers ?? {};
      const sent = Object.values(HEADERS).filter((header) => header.toLowerCase() in heard);
      expect(new Set(sent)).toEqual(new Set(headerNames(endpoint, who)));
    }
  },
);
