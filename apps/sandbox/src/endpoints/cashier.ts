import {
  deposit as depositCall,
  getPayments,
  getTransactions,
  threeDsWebhook,
  withdraw as withdrawCall,
} from '@baize/api/endpoints/cashier';
import { handleDeposit } from '../cashier/deposit.ts';
import { listTransactions } from '../cashier/list-transactions.ts';
import { createBadge } from '../cashier/methods/badge.ts';
import { PAYMENT_METHODS } from '../cashier/methods/catalogue.ts';
import { toMethodRow } from '../cashier/methods/method-row.ts';
import { handleBankResult } from '../cashier/three-ds.ts';
import { assertKnownCurrency } from '../cashier/parse-amount.ts';
import { handleWithdraw } from '../cashier/withdraw.ts';
import { getServerUrl } from '../http/server-url.ts';
import { notFoundError } from '../errors/http-error.ts';
import { registerEndpoint, requireSession, type EndpointContext } from '../http/register-endpoint.ts';

/** Money in and out: the ways to pay, deposits, withdrawals, and their history. */
export function registerCashierEndpoints(calls: EndpointContext): void {
  const { app, platform } = calls;

  registerEndpoint(calls, getPayments, async ({ input: { query }, client, signedIn }) => {
    const player = signedIn?.player ?? null;
    const currencyCode = assertKnownCurrency(query.currencyCode ?? player?.currencyCode ?? 'EUR');
    const askedFor = { currencyCode, email: player?.email ?? null, language: client.locale };
    return { data: { payments: PAYMENT_METHODS.map((method) => toMethodRow(method, askedFor)) } };
  });

  registerEndpoint(calls, depositCall, async ({ input: { body }, client, signedIn, idempotencyKey }) => {
    const { player } = requireSession(signedIn);
    const providerUrl = `${getServerUrl(app)}/provider`;
    return {
      data: await handleDeposit(platform, { player, caller: client, body, idempotencyKey, providerUrl }),
    };
  });

  registerEndpoint(calls, withdrawCall, async ({ input: { body }, signedIn, idempotencyKey }) => {
    const { player } = requireSession(signedIn);
    return { data: await handleWithdraw(platform, { player, body, idempotencyKey }) };
  });

  registerEndpoint(calls, threeDsWebhook, async ({ input: { body } }) => ({
    data: await handleBankResult(platform, body),
  }));

  registerEndpoint(calls, getTransactions, async ({ input: { query }, client, signedIn }) => {
    const playerId = requireSession(signedIn).player.id;
    const now = platform.clock.now();
    const providerUrl = `${getServerUrl(app)}/provider`;
    const asked = { playerId, query, language: client.locale, now, providerUrl };
    return { data: await listTransactions(platform.database, asked) };
  });

  // The methods' badges are assets of the platform, so that a brand's pages find them on their own origin.
  app.get<{ Params: { file: string } }>('/api/core/casino/assets/payments/:file', (request, reply) => {
    const method = PAYMENT_METHODS.find(({ name }) => `${name}.svg` === request.params.file);
    if (!method) throw notFoundError();
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .send(createBadge(method));
  });
}
