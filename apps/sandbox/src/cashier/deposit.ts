import * as v from 'valibot';
import { deposit as depositCall, type DepositAnswer } from '@baize/api/calls/cashier';
import { lockPlayer } from '../accounts/lock-player.ts';
import type { Database } from '../database/open-database.ts';
import type { Caller } from '../http/caller.ts';
import { AnswerLost, notFound, Refusal } from '../http/refusal.ts';
import type { Asked } from '../http/register-call.ts';
import { remember, rememberedAnswer, type Deed } from '../http/remember.ts';
import type { Platform } from '../platform.ts';
import type { Player } from '../sessions/session-store.ts';
import { brandRules } from '../settings/brand-rules.ts';
import { bonusChoiceOf, refuseBonus } from '../bonuses/chosen-bonus.ts';
import { checkFields } from './fields.ts';
import { methodOf } from './methods/catalogue.ts';
import { methodFor } from './methods/offered.ts';
import { tell } from './notices.ts';
import { payAtProvider, type Order } from './pay-at-provider.ts';
import { currencyUnsupported, refusePayer, refuseUse } from './refuse-deposit.ts';
import { returnAddress } from './return-address.ts';
import { saidSchema, type Tried } from './said.ts';
import { heldWallet } from './wallet-of.ts';
import { knownCurrency, wishedUnits } from './wish-amount.ts';

export type DepositWish = {
  player: Player;
  caller: Caller;
  body: Asked<typeof depositCall>['body'];
  idempotencyKey: string | undefined;
  /** Where the provider's pages are. */
  providerUrl: string;
};

/**
 * Pays money in, once per idempotency key. What is wrong with the request is refused first, then who pays, then the
 * method; a payment that was tried is written down whatever came of it. Card data is read here, checked, tells the
 * provider's outcome, and is forgotten.
 */
export async function deposit(platform: Platform, wish: DepositWish): Promise<DepositAnswer> {
  const now = platform.clock.now();
  const order = readOrder(platform, { wish, now });
  const { said, notices, lost } = await platform.database.transaction((transaction) =>
    depositOnce(transaction, { platform, wish, order }),
  );
  tell(platform.realtime, notices);
  if (lost) throw new AnswerLost();
  if (said.kind === 'answer') return v.parse(depositCall.answers, said.answer);
  const { code, message, reference, transactionId } = said;
  throw new Refusal(422, message, { code, reference, details: { transactionId } });
}

type Work = { platform: Platform; wish: DepositWish; order: Order };

async function depositOnce(transaction: Database, { platform, wish, order }: Work): Promise<Tried> {
  const player = await lockPlayer(transaction, wish.player.id);
  const { units, currencyCode, now } = order;
  const { methodId, amount } = wish.body;
  const deed: Deed = {
    playerId: player.id,
    call: depositCall.name,
    key: wish.idempotencyKey,
    subject: [methodId, units, currencyCode, ...bonusSubject(order.bonusChoice)].join(' '),
  };
  const before = await rememberedAnswer(transaction, { deed, schema: saidSchema });
  if (before) return { said: before, notices: [], lost: false };
  const visitor = { country: platform.visitor.countryOf(wish.caller.ip), ip: wish.caller.ip };
  const rules = brandRules(platform.settings, wish.caller.brand);
  await refusePayer(transaction, { player, rules, visitor, units, currencyCode, now });
  const method = methodFor(player, methodId);
  if (!method) throw notFound('There is no such payment method');
  await heldWallet(transaction, { player, currencyCode, refusal: currencyUnsupported });
  refuseUse('deposit', { method, units, amount, currencyCode, fields: order.fields });
  await refuseBonus(transaction, {
    player,
    order,
    asksVerifiedEmail: rules.settings.verifyEmailOnBonusActivation,
  });
  const tried = await payAtProvider(transaction, { player, method, order });
  await remember(transaction, { deed, answer: tried.said, at: new Date(now) });
  return tried;
}

function readOrder(
  { settings }: Platform,
  { wish: { body, caller, providerUrl }, now }: { wish: DepositWish; now: number },
): Order {
  const { fields } = body;
  const currencyCode = knownCurrency(body.currencyCode);
  checkFields(fields, { fields: methodOf(body.methodId)?.depositFields ?? [], now });
  return {
    returnUrl: returnAddress(body.returnUrl, settings.settings(caller.brand)),
    units: wishedUnits(body.amount, currencyCode),
    currencyCode,
    fields,
    providerUrl,
    bonusChoice: bonusChoiceOf(body.bonusId),
    now,
  };
}

/** A deposit with a bonus is another than the same without; one that says nothing of it is as it always was. */
function bonusSubject(choice: string | null): string[] {
  return choice === null ? [] : [`bonus:${choice}`];
}
