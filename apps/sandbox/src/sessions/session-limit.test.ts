import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const MINUTE = 60_000;
const sandbox = connectTestSandbox();
let token: string;
let socket: Socket;

beforeEach(async () => {
  await sandbox.reset(NOW);
  token = await sandbox.logIn('vip');
  socket = io(sandbox.url, { auth: { token }, transports: ['websocket'], reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
});
afterEach(() => socket.disconnect());

const limitTo = (minutes: number) =>
  sandbox.request('PUT', '/api/user/limits', { token, body: { type: 'session', minutes } });
const clock = (body: object) => sandbox.request('POST', '/sandbox/clock', { body });
const told = () => new Promise<unknown>((resolve) => socket.once('session', resolve));
const status = async () => (await sandbox.request('GET', '/api/user/limits', { token })).status;

test('the sockets of a session hear that its time is over, and the next call is refused', async () => {
  await limitTo(10);
  const ended = told();
  await clock({ advanceMs: 10 * MINUTE });
  expect(await ended).toEqual({ reason: 'SESSION_EXPIRED' });
  expect(await status()).toBe(403);
});

test('nobody has to ask: the platform notices by itself when time runs out', async () => {
  await limitTo(10);
  const ended = told();
  await clock({ mode: 'live', now: '2026-11-20T17:27:18.500Z' });
  expect(await ended).toEqual({ reason: 'SESSION_EXPIRED' });
});

test('a session that has already lasted longer than its new limit ends at once, after the answer', async () => {
  await clock({ advanceMs: 30 * MINUTE });
  const ended = told();
  expect((await limitTo(20)).status).toBe(200);
  expect(await ended).toEqual({ reason: 'SESSION_EXPIRED' });
  expect(await status()).toBe(403);
});

test('a limit moved out of the way by a clock put back ends nothing', async () => {
  await limitTo(10);
  await clock({ advanceMs: -60 * MINUTE });
  expect(await status()).toBe(200);
});
