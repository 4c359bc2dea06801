import * as v from 'valibot';
import { deposit as depositCall, type DepositResponse } from '@baize/api/endpoints/cashier';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import type { ClientInfo } from '../sessions/client-info.ts';
import { ResponseDropped, notFoundError, HttpError } from '../errors/http-error.ts';
import type { RequestInput } from '../http/register-endpoint.ts';
import { storeResponse, findStoredResponse, type IdempotentRequest } from '../http/idempotency.ts';
import type { Platform } from '../platform.ts';
import type { Player } from '../sessions/session-store.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { toBonusChoice, assertChosenBonusAvailable } from '../bonuses/chosen-bonus.ts';
import { validateFields } from './payment-fields.ts';
import { findMethod } from './methods/catalogue.ts';
import { findOfferedMethod } from './methods/offered-methods.ts';
import { publishEvents } from './payment-events.ts';
import { startPayment, type DepositOrder } from './start-payment.ts';
import { currencyUnsupportedError, assertMayDeposit, assertMethodAccepts } from './deposit-checks.ts';
import { parseReturnUrl } from './return-url.ts';
import { depositOutcomeSchema, type DepositAttempt } from './deposit-outcome.ts';
import { lockWallet } from './lock-wallet.ts';
import { assertKnownCurrency, parseUnits } from './parse-amount.ts';

export type DepositInput = {
  player: Player;
  caller: ClientInfo;
  body: RequestInput<typeof depositCall>['body'];
  idempotencyKey: string | undefined;
  /** Where the provider's pages are. */
  providerUrl: string;
};

/**
 * Pays money in, once per idempotency key. What is wrong with the request is refused first, then who pays, then the
 * method; a payment that was tried is written down whatever came of it. Card data is read here, checked, tells the
 * provider's outcome, and is forgotten.
 */
export async function handleDeposit(platform: Platform, wish: DepositInput): Promise<DepositResponse> {
  const now = platform.clock.now();
  const order = parseOrder(platform, { wish, now });
  const { outcome, events, isResponseLost } = await platform.database.transaction((transaction) =>
    depositOnce(transaction, { platform, wish, order }),
  );
  publishEvents(platform.realtime, events);
  if (isResponseLost) throw new ResponseDropped();
  if (outcome.kind === 'answer') return v.parse(depositCall.response, outcome.answer);
  const { code, message, reference, transactionId } = outcome;
  throw new HttpError(422, message, { code, reference, details: { transactionId } });
}

type Work = { platform: Platform; wish: DepositInput; order: DepositOrder };

async function depositOnce(transaction: Database, { platform, wish, order }: Work): Promise<DepositAttempt> {
  const player = await lockPlayer(transaction, wish.player.id);
  const { units, currencyCode, now } = order;
  const { methodId, amount } = wish.body;
  const action: IdempotentRequest = {
    playerId: player.id,
    call: depositCall.name,
    key: wish.idempotencyKey,
    subject: [methodId, units, currencyCode, ...bonusSubject(order.bonusChoice)].join(' '),
  };
  const before = await findStoredResponse(transaction, { action, schema: depositOutcomeSchema });
  if (before) return { outcome: before, events: [], isResponseLost: false };
  const visitor = { country: platform.visitor.countryOf(wish.caller.ip), ip: wish.caller.ip };
  const rules = getBrandRules(platform.settings, wish.caller.brand);
  await assertMayDeposit(transaction, { player, rules, visitor, units, currencyCode, now });
  const method = findOfferedMethod(player, methodId);
  if (!method) throw notFoundError('There is no such payment method');
  await lockWallet(transaction, { player, currencyCode, refusal: currencyUnsupportedError });
  assertMethodAccepts('deposit', { method, units, amount, currencyCode, fields: order.fields });
  await assertChosenBonusAvailable(transaction, {
    player,
    order,
    asksVerifiedEmail: rules.settings.verifyEmailOnBonusActivation,
  });
  const tried = await startPayment(transaction, { player, method, order });
  await storeResponse(transaction, { action, answer: tried.outcome, at: new Date(now) });
  return tried;
}

function parseOrder(
  { settings }: Platform,
  { wish: { body, caller, providerUrl }, now }: { wish: DepositInput; now: number },
): DepositOrder {
  const { fields } = body;
  const currencyCode = assertKnownCurrency(body.currencyCode);
  validateFields(fields, { fields: findMethod(body.methodId)?.depositFields ?? [], now });
  return {
    returnUrl: parseReturnUrl(body.returnUrl, settings.settings(caller.brand)),
    units: parseUnits(body.amount, currencyCode),
    currencyCode,
    fields,
    providerUrl,
    bonusChoice: toBonusChoice(body.bonusId),
    now,
  };
}

/** A deposit with a bonus is another than the same without; one that says nothing of it is as it always was. */
function bonusSubject(choice: string | null): string[] {
  return choice === null ? [] : [`bonus:${choice}`];
}
