import {
  deposit as depositCall,
  getPayments,
  getTransactions,
  threeDsWebhook,
  withdraw as withdrawCall,
} from '@baize/api/calls/cashier';
import { deposit } from '../cashier/deposit.ts';
import { listTransactions } from '../cashier/list-transactions.ts';
import { badgeOf } from '../cashier/methods/badge.ts';
import { METHODS } from '../cashier/methods/catalogue.ts';
import { methodRow } from '../cashier/methods/method-row.ts';
import { hearBank } from '../cashier/three-ds.ts';
import { knownCurrency } from '../cashier/wish-amount.ts';
import { withdraw } from '../cashier/withdraw.ts';
import { ownAddress } from '../http/own-address.ts';
import { notFound } from '../http/refusal.ts';
import { registerCall, sessionOf, type Calls } from '../http/register-call.ts';

/** Money in and out: the ways to pay, deposits, withdrawals, and their history. */
export function registerCashier(calls: Calls): void {
  const { app, platform } = calls;

  registerCall(calls, getPayments, async ({ asked: { query }, caller, signedIn }) => {
    const player = signedIn?.player ?? null;
    const currencyCode = knownCurrency(query.currencyCode ?? player?.currencyCode ?? 'EUR');
    const askedFor = { currencyCode, email: player?.email ?? null, language: caller.locale };
    return { data: { payments: METHODS.map((method) => methodRow(method, askedFor)) } };
  });

  registerCall(calls, depositCall, async ({ asked: { body }, caller, signedIn, idempotencyKey }) => {
    const { player } = sessionOf(signedIn);
    const providerUrl = `${ownAddress(app)}/provider`;
    return { data: await deposit(platform, { player, caller, body, idempotencyKey, providerUrl }) };
  });

  registerCall(calls, withdrawCall, async ({ asked: { body }, signedIn, idempotencyKey }) => {
    const { player } = sessionOf(signedIn);
    return { data: await withdraw(platform, { player, body, idempotencyKey }) };
  });

  registerCall(calls, threeDsWebhook, async ({ asked: { body } }) => ({
    data: await hearBank(platform, body),
  }));

  registerCall(calls, getTransactions, async ({ asked: { query }, caller, signedIn }) => {
    const playerId = sessionOf(signedIn).player.id;
    const now = platform.clock.now();
    const asked = { playerId, query, language: caller.locale, now };
    return { data: await listTransactions(platform.database, asked) };
  });

  // The methods' badges are assets of the platform, so that a brand's pages find them on their own origin.
  app.get<{ Params: { file: string } }>('/api/core/casino/assets/payments/:file', (request, reply) => {
    const method = METHODS.find(({ name }) => `${name}.svg` === request.params.file);
    if (!method) throw notFound();
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(badgeOf(method));
  });
}
