import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { closeHosts, startFakeHost } from './fake-host.ts';
import { jsonResponse } from './fake-platform.ts';

afterEach(closeHosts);

const WEBHOOK = '/api/user/3ds-webhook';
const SECRET = 'eJx-bank-word';

/** A host over a platform that answers what a bank said, and what the platform was told. */
async function away(status: string | null) {
  const told: unknown[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    void text(request).then((body) => {
      told.push(JSON.parse(body));
      const reply =
        status === null
          ? jsonResponse({ success: false, message: 'no' }, 500)
          : jsonResponse({ success: true, data: { status, transactionId: 't-9' } });
      reply(request, response);
    });
  };
  const { app, log } = await startFakeHost({ responses: { [WEBHOOK]: answer } });
  const back = async (url: string, form: Record<string, string> | null) => {
    const { statusCode, headers } = await app.inject(
      form
        ? {
            method: 'POST',
            url,
            payload: new URLSearchParams(form).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://bank.test' },
          }
        : url,
    );
    return { statusCode, location: headers.location };
  };
  return { back, told, log };
}

test('a provider’s form leads the player to the same page, with what names the payment and nothing else', async () => {
  const { back, told } = await away('success');
  const url = '/de/deposit?modal=deposit-failed&transactionId=t-1&met=Visa&card=4111&modal=login&x=y';
  expect(await back(url, { pan: '4111111111111111' })).toEqual({
    statusCode: 303,
    location: '/de/deposit?modal=deposit-failed&transactionId=t-1&met=Visa',
  });
  expect(told).toEqual([]);
});

test.each([
  ['success', '/deposit?modal=deposit-3ds-success&transactionId=t-9'],
  ['failed', '/deposit?modal=deposit-failed&transactionId=t-9'],
  ['pending', '/deposit?modal=deposit-pending&transactionId=t-9'],
  ['a new word', '/deposit?modal=deposit-pending&transactionId=t-9'],
  [null, '/deposit?modal=deposit-return&transactionId=t-1'],
])(
  'what the bank says is told to the platform, which says %s, and reaches no address',
  async (status, to) => {
    const { back, told, log } = await away(status);
    const url = '/deposit?modal=deposit-3ds-success&transactionId=t-1';
    expect(await back(url, { PaReq: SECRET, MD: 'md-1' })).toEqual({ statusCode: 303, location: to });
    expect(told).toEqual([{ PaReq: SECRET, MD: 'md-1' }]);
    expect(log.lines.join()).not.toContain(SECRET);
  },
);

test('a return by a link is cleaned the same way', async () => {
  const { back, told } = await away('success');
  const url = `/deposit?modal=deposit-3ds-success&transactionId=t-1&PaReq=${SECRET}&MD=md-1`;
  expect(await back(url, null)).toEqual({
    statusCode: 303,
    location: '/deposit?modal=deposit-3ds-success&transactionId=t-9',
  });
  expect(told).toHaveLength(1);
});

test('half of what a bank says is dropped, and nothing is asked', async () => {
  const { back, told } = await away('success');
  expect(await back('/deposit?modal=deposit-return&MD=md-1', null)).toEqual({
    statusCode: 303,
    location: '/deposit?modal=deposit-return',
  });
  expect(told).toEqual([]);
});

test.each(['//evil.example/x', '/deposit/?modal=login'])('no form leads elsewhere: %s', async (url) => {
  const { back } = await away('success');
  expect((await back(url, { a: 'b' })).location).toMatch(/^\/(?:evil\.example\/x|deposit)$/);
});
