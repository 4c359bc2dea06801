import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from './call.ts';
import * as access from './calls/access.ts';
import * as account from './calls/account.ts';
import * as cashier from './calls/cashier.ts';
import * as lobby from './calls/lobby.ts';
import * as rewards from './calls/rewards.ts';
import * as session from './calls/session.ts';
import * as settings from './calls/settings.ts';
import * as tracking from './calls/tracking.ts';
import { HEADERS, headersOf } from './headers.ts';
import { fieldsOf, holds } from './testing/fields-of.ts';
import { SAMPLES } from './samples.ts';
import { json, startClient, startPlatform } from './testing/platform.ts';

let platform: Awaited<ReturnType<typeof startPlatform>>;

beforeAll(async () => {
  platform = await startPlatform((_, response) => json(response, 200, { success: true, data: {} }));
});

afterAll(() => platform.close());

const entries = [access, account, cashier, lobby, rewards, session, settings, tracking];
const calls = entries.flatMap((entry) => Object.values<unknown>(entry)).filter(isCall);
const named = SAMPLES.map((sample) => [sample.call.name, sample] as const);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'asks' in value && 'answers' in value;
}

test('every call of the contract has a sample, under a name and an address of its own', () => {
  expect(new Set(SAMPLES.map(({ call }) => call))).toEqual(new Set(calls));
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
  const headers = (call: Call) =>
    call.sentOnce
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
  const { asks } = sample.call;
  for (const ask of [sample.ask, sample.leastAsk]) {
    expect(Object.keys(ask).toSorted()).toEqual(Object.keys(asks).toSorted());
    const read = [
      v.safeParse(asks.params ?? v.unknown(), ask.params),
      v.safeParse(asks.query ?? v.unknown(), ask.query),
      v.safeParse(asks.body ?? v.unknown(), ask.body),
    ];
    expect(read.flatMap(({ issues }) => issues ?? [])).toEqual([]);
  }
});

test('the fields of a list of lists are all known', () => {
  expect(fieldsOf(lobby.getFullCategoryList.answers)).toContainEqual([
    'topCategoryList',
    '*',
    'subCategories',
    '*',
    'count',
  ]);
  expect(holds({ rows: [{ a: null }] }, ['rows', '*', 'a'])).toBe(false);
});

test.each(named)('the full sample of %s leaves no field out', (_name, { call, ask, maximal }) => {
  const { body, query } = call.asks;
  const missing = [
    ...fieldsOf(call.answers).filter((path) => !holds(maximal, path)),
    ...(query ? fieldsOf(query).filter((path) => !holds(ask.query, path)) : []),
    ...(body ? fieldsOf(body).filter((path) => !holds(ask.body, path)) : []),
  ];
  expect(missing).toEqual([]);
});

const inJson = named.filter(([, { call }]) => call.encoding === 'json');

test.each(inJson)('%s carries exactly the headers of its class [HTTP-01]', async (_name, { call, ask }) => {
  for (const who of call.auth === 'required' ? (['player'] as const) : (['player', 'visitor'] as const)) {
    const token = () => (who === 'player' ? 'player-token' : null);
    const { client } = startClient({ baseUrl: platform.baseUrl, token });
    const options = call.sentOnce ? { idempotencyKey: 'once' } : {};
    await client.send(call, ask, options).catch((failure: unknown) => failure);
    const heard = platform.heard.at(-1)?.headers ?? {};
    const sent = Object.values(HEADERS).filter((header) => header.toLowerCase() in heard);
    expect(new Set(sent)).toEqual(new Set(headersOf(call, who)));
  }
});
