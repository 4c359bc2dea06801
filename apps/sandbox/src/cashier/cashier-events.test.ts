import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { platformEventSchema, type PlatformEvent } from '@baize/api/events';
import type { PersonaName } from '../personas/persona.ts';
import {
  advanceMinutes,
  valueAt,
  requestDeposit,
  HARBORPAY,
  postForm,
  requestWithdrawal,
} from '../testing/cashier-requests.ts';
import { connectTestSandbox } from '../testing/test-sandbox.ts';

const NOW = '2026-11-20T17:17:19.000Z';
const sandbox = connectTestSandbox();
const sockets: Socket[] = [];

beforeEach(() => sandbox.reset(NOW));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

/** Signs in and listens; `next` gives the events in the order they came. */
async function listener(persona: PersonaName) {
  const token = await sandbox.logIn(persona);
  const socket = io(sandbox.url, { auth: { token }, transports: ['websocket'], forceNew: true });
  sockets.push(socket);
  const heard: PlatformEvent[] = [];
  let wake: (() => void) | null = null;
  socket.onAny((name: string, payload: unknown) => {
    heard.push(v.parse(platformEventSchema, { name, payload }));
    wake?.();
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const next = async (): Promise<PlatformEvent | undefined> => {
    if (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift();
  };
  return { token, next, heard };
}

test('a deposit is heard as a credit, a withdrawal as a debit, and money given back as a credit', async () => {
  const { token, next } = await listener('depositor');
  const { body } = await requestDeposit(sandbox, { token, amount: 30 });
  const transactionId = valueAt(body, 'data', 'transactionId');
  expect(await next()).toMatchObject({
    name: 'credit',
    payload: { transactionId, amount: 30, balance: 278.5, reason: 'deposit', at: NOW },
  });
  const saver = await listener('kyc-approved');
  await requestWithdrawal(sandbox, { token: saver.token, amount: 20.02 });
  expect(await saver.next()).toMatchObject({
    name: 'debit',
    payload: { amount: 20.02, balance: 99.98, reason: 'withdrawal' },
  });
  await advanceMinutes(sandbox, 5);
  expect(await saver.next()).toMatchObject({
    name: 'credit',
    payload: { amount: 20.02, balance: 120, reason: 'withdrawal-returned' },
  });
});

test('a failed deposit is heard with its code and another method to try', async () => {
  const { token, next } = await listener('depositor');
  const { body } = await requestDeposit(sandbox, { token, amount: 25.11 });
  expect(await next()).toEqual({
    name: 'failedDeposit',
    payload: {
      transactionId: valueAt(body, 'details', 'transactionId'),
      methodId: 1,
      amount: 25.11,
      currencyCode: 'EUR',
      code: 'PROVIDER_ERROR',
      alternativeMethodId: 2,
    },
  });
});

test('a deposit that fails while the player is elsewhere is heard when it fails; a cancelled one is not told', async () => {
  const { token, next, heard } = await listener('depositor');
  const page = async () => {
    const { body } = await requestDeposit(sandbox, { token, methodId: HARBORPAY });
    return String(valueAt(body, 'data', 'redirectUrl'));
  };
  await postForm(await page(), { outcome: 'cancel' });
  await postForm(await page(), { outcome: 'pending-fails' });
  expect(heard).toEqual([]);
  await advanceMinutes(sandbox, 3);
  expect(await next()).toMatchObject({
    name: 'failedDeposit',
    payload: { methodId: HARBORPAY, alternativeMethodId: 1 },
  });
});

test('where no other method serves the player, none is offered', async () => {
  const { token, next } = await listener('crypto');
  const wish = { amount: 0.00100011, currencyCode: 'BTC', methodId: 15, fields: { network: 'Bitcoin' } };
  await requestDeposit(sandbox, { token, ...wish });
  expect(await next()).toMatchObject({ name: 'failedDeposit', payload: { alternativeMethodId: null } });
});
