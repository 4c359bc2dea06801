import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PLATFORM_EVENTS, platformEventSchema } from '@baize/api/events';
import { number, object, parse, safeParse } from 'valibot';
import { requestClaim } from '../testing/claim-request.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
const sockets = new Set<Socket>();

type Heard = { event: string; payload: unknown };
type Listener = {
  socket: Socket;
  heard: Heard[];
  next(event: string): Promise<unknown>;
  closed: Promise<string>;
};

beforeEach(() => sandbox.reset(NOW));
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets.clear();
});

function open(token: unknown, transport: 'websocket' | 'polling' = 'websocket'): Socket {
  const socket = io(sandbox.url, {
    auth: { token },
    transports: [transport],
    forceNew: true,
    reconnection: false,
  });
  sockets.add(socket);
  return socket;
}

async function listen(token: string, transport?: 'websocket' | 'polling'): Promise<Listener> {
  const socket = open(token, transport);
  const heard: Heard[] = [];
  const waiting = new Map<string, (payload: unknown) => void>();
  socket.onAny((event: string, payload: unknown) => {
    heard.push({ event, payload });
    waiting.get(event)?.(payload);
  });
  const closed = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const next = (event: string) => {
    const already = heard.find((one) => one.event === event);
    if (already) return Promise.resolve(already.payload);
    return new Promise((resolve) => waiting.set(event, resolve));
  };
  return { socket, heard, next, closed };
}

function emit(persona: string, event: string, payload: Record<string, unknown> = {}) {
  return sandbox.request('POST', '/sandbox/events', { body: { persona, event, payload } });
}

/** The number of the wallet's last movement, as the details tell it. */
async function sequenceOf(token: string): Promise<number> {
  const { body } = await sandbox.request('GET', '/api/user/get-user-details', { token });
  const data = parse(
    object({ data: object({ getUser: object({ userWallet: object({ sequence: number() }) }) }) }),
    body,
  );
  return data.data.getUser.userWallet.sequence;
}

test.each(['websocket', 'polling'] as const)(
  'a claim is heard at once over %s: what was paid, and both balances',
  async (transport) => {
    const token = await sandbox.logIn('depositor');
    const player = await listen(token, transport);
    const before = await sequenceOf(token);
    await requestClaim(sandbox, { token, date: '2026-11-20' });
    const credit = await player.next('credit');
    expect(credit).toEqual({
      transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      amount: 4.82,
      currencyCode: 'EUR',
      balance: 253.32,
      bonusBalance: 0,
      sequence: before + 1,
      at: NOW,
      reason: 'rakeback',
    });
    expect(safeParse(platformEventSchema, { name: 'credit', payload: credit }).success).toBe(true);
  },
);

test('events carry an unbroken order, and a debit takes real money', async () => {
  const token = await sandbox.logIn('depositor');
  const player = await listen(token);
  const before = await sequenceOf(token);
  await emit('depositor', 'debit', { amount: 8.5 });
  await emit('depositor', 'credit', { amount: 1 });
  expect(await player.next('debit')).toMatchObject({ amount: 8.5, balance: 240, sequence: before + 1 });
  expect(await player.next('credit')).toMatchObject({ amount: 1, balance: 241, sequence: before + 2 });
  const tooMuch = await emit('depositor', 'debit', { amount: 1_000 });
  expect([tooMuch.status, tooMuch.body['code']]).toEqual([422, 'INSUFFICIENT_FUNDS']);
});

test('what one player hears never reaches another', async () => {
  const depositor = await listen(await sandbox.logIn('depositor'));
  const vip = await listen(await sandbox.logIn('vip'));
  await emit('depositor', 'credit', { amount: 1 });
  await emit('depositor', 'limit');
  await emit('vip', 'failedDeposit', { amount: 50 });
  await vip.next('failedDeposit');
  await depositor.next('limit');
  expect(vip.heard.map(({ event }) => event)).toEqual(['failedDeposit']);
  expect(depositor.heard.map(({ event }) => event)).toEqual(['credit', 'limit']);
});

test('a second sign-in tells the first why it ends, shuts its socket, and leaves the new one alone', async () => {
  const first = await listen(await sandbox.logIn('depositor'));
  const second = await listen(await sandbox.logIn('depositor'));
  expect(await first.next('session')).toEqual({ reason: 'CONCURRENT_SESSION' });
  await first.closed;
  await emit('depositor', 'credit', { amount: 1 });
  await second.next('credit');
  expect(first.heard.map(({ event }) => event)).toEqual(['session']);
  expect(second.heard.map(({ event }) => event)).toEqual(['credit']);
});

test('a sign-out shuts the socket without a word', async () => {
  const token = await sandbox.logIn('depositor');
  const player = await listen(token);
  await sandbox.request('POST', '/api/user/logout', { token, body: { reason: 'USER_INITIATED' } });
  await player.closed;
  expect(player.heard).toEqual([]);
});

test('a session ended with a reason is told so', async () => {
  const player = await listen(await sandbox.logIn('depositor'));
  await sandbox.request('POST', '/sandbox/end-session', {
    body: { persona: 'depositor', reason: 'SECURITY_LOGOUT' },
  });
  expect(await player.next('session')).toEqual({ reason: 'SECURITY_LOGOUT' });
  await player.closed;
});

test.each([
  ['no token', undefined],
  ['a made-up token', 'x'.repeat(43)],
  ['a token that is no text', { $ne: 1 }],
])('a socket with %s is turned away', async (_what, token) => {
  const socket = open(token);
  const refused = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
  expect(refused.message).toBe('SESSION_ENDED');
});

test('every event a tester can send keeps the contract as it stands', async () => {
  for (const event of PLATFORM_EVENTS) {
    const { status, body } = await emit('depositor', event);
    expect(status, event).toBe(200);
    expect(safeParse(platformEventSchema, { name: event, payload: body['payload'] }).success, event).toBe(
      true,
    );
  }
});

test('an event with its own sequence is sent as written and moves no money, so that it can repeat or lie', async () => {
  const player = await listen(await sandbox.logIn('depositor'));
  const lie = {
    transactionId: 't',
    amount: -1,
    currencyCode: 'EUR',
    balance: 9e9,
    bonusBalance: 0,
    sequence: 3,
    at: NOW,
  };
  await emit('depositor', 'credit', lie);
  expect(await player.next('credit')).toEqual(lie);
  const { body } = await sandbox.request('GET', '/sandbox/state');
  expect(body['ledger']).toEqual({ unbalanced: [], wrongWallets: [] });
  expect((await emit('depositor', 'applause')).status).toBe(400);
});
