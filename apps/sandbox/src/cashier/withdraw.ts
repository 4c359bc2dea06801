import { withdraw as withdrawCall, type WithdrawAnswer } from '@baize/api/calls/cashier';
import { withdrawalBlocks, type WithdrawalBlock } from '@baize/domain/cashier-gates';
import * as v from 'valibot';
import { lockPlayer } from '../accounts/lock-player.ts';
import { activeBonusOf } from '../bonuses/player-bonus.ts';
import { expireBonuses } from '../bonuses/running-bonus.ts';
import type { Settling } from '../bonuses/settling.ts';
import type { Database } from '../database/open-database.ts';
import { AnswerLost, notFound, ruleRefused } from '../http/refusal.ts';
import type { Asked } from '../http/register-call.ts';
import { remember, rememberedAnswer } from '../http/remember.ts';
import { toAmount } from '../ledger/currency.ts';
import { postMovement } from '../ledger/post-movement.ts';
import type { Player } from '../sessions/session-store.ts';
import { checkFields, keptFields } from './fields.ts';
import { methodOf } from './methods/catalogue.ts';
import { methodFor } from './methods/offered.ts';
import { movementNotice, tell, type Notice } from './notices.ts';
import { outcomeOf } from './outcomes.ts';
import { openPayment } from './payment.ts';
import { historyOf } from './payment-history.ts';
import { currencyUnsupported, refuseUse } from './refuse-deposit.ts';
import { wageringLeft } from './wagering-left.ts';
import { heldWallet } from './wallet-of.ts';
import { knownCurrency, wishedUnits } from './wish-amount.ts';
import { firstStepMs } from './withdrawal-path.ts';

export type WithdrawalWish = {
  player: Player;
  body: Asked<typeof withdrawCall>['body'];
  idempotencyKey: string | undefined;
};

const BLOCK_CODES = {
  'no-deposit': ['DEPOSIT_REQUIRED', 'Withdrawals open with your first deposit'],
  'email-unverified': ['REQUIRED_EMAIL_VERIFICATION', 'Verify your e-mail address first'],
  wagering: ['WAGERING_LEFT', 'A deposit has to be staked once before money can leave'],
  'active-bonus': ['ACTIVE_BONUS', 'A bonus is running: finish or cancel it first'],
} as const satisfies Record<WithdrawalBlock, readonly [code: string, message: string]>;

/**
 * Pays money out, once per idempotency key: it leaves the wallet at once and is pending from then on. Open to excluded
 * and frozen players: their money stays theirs.
 */
export async function withdraw(platform: Settling, wish: WithdrawalWish): Promise<WithdrawAnswer> {
  const now = platform.clock.now();
  const { methodId, fields } = wish.body;
  checkFields(fields, { fields: methodOf(methodId)?.payoutFields ?? [], now });
  const currencyCode = knownCurrency(wish.body.currencyCode ?? wish.player.currencyCode);
  const units = wishedUnits(wish.body.amount, currencyCode);
  // A bonus whose time is over stands against nothing.
  await expireBonuses(platform, wish.player);
  const { answer, notices, lost } = await platform.database.transaction((transaction) =>
    withdrawOnce(transaction, { wish, currencyCode, units, now }),
  );
  tell(platform.realtime, notices);
  if (lost) throw new AnswerLost();
  return v.parse(withdrawCall.answers, answer);
}

type Work = { wish: WithdrawalWish; currencyCode: string; units: bigint; now: number };
type Done = { answer: WithdrawAnswer; notices: Notice[]; lost: boolean };

async function withdrawOnce(transaction: Database, work: Work): Promise<Done> {
  const { wish, currencyCode, units, now } = work;
  const { methodId, amount, fields } = wish.body;
  const player = await lockPlayer(transaction, wish.player.id);
  const deed = {
    playerId: player.id,
    call: withdrawCall.name,
    key: wish.idempotencyKey,
    subject: `${methodId} ${units} ${currencyCode}`,
  };
  const before = await rememberedAnswer(transaction, { deed, schema: withdrawCall.answers });
  if (before) return { answer: before, notices: [], lost: false };
  await refuseBlocked(transaction, { player, currencyCode });
  if (units <= 0n) throw ruleRefused('AMOUNT_BELOW_ZERO', 'The amount has to be above 0');
  const method = methodFor(player, methodId);
  if (!method?.payout) throw notFound('There is no such way to withdraw');
  const wallet = await heldWallet(transaction, { player, currencyCode, refusal: currencyUnsupported });
  refuseUse('payout', { method, units, amount, currencyCode, fields });
  if (wallet.balance < units) throw ruleRefused('INSUFFICIENT_FUNDS', 'The wallet does not hold that much');
  const at = new Date(now);
  const posted = await postMovement(transaction, {
    playerId: player.id,
    currencyCode,
    amount: -units,
    reason: 'withdrawal',
    at,
  });
  const outcome = outcomeOf({ units, currencyCode, cardNumber: '' });
  const payment = await openPayment(transaction, {
    player,
    kind: 'withdraw',
    method,
    units,
    currencyCode,
    outcome,
    fields: keptFields(fields, method.payoutFields ?? []),
    status: 'pending',
    now,
    settlesAfterMs: firstStepMs(outcome),
    transactionId: posted.transactionId,
  });
  const answer = {
    transactionId: payment.id,
    status: payment.status,
    reference: payment.reference,
    history: await historyOf(transaction, payment.id),
    failedMethodId: null,
  };
  await remember(transaction, { deed, answer, at });
  // Heard under the number it has among the transactions; the money that comes back has one of its own.
  const heard = { ...posted, transactionId: payment.id };
  const moved = { playerId: player.id, currencyCode, posted: heard, at, reason: 'withdrawal' };
  return { answer, notices: [movementNotice(moved)], lost: outcome === 'lost-answer' };
}

/** What stands against a withdrawal, by the product's own rule; the first of several is told. */
async function refuseBlocked(
  transaction: Database,
  { player, currencyCode }: { player: Player; currencyCode: string },
): Promise<void> {
  const left = await wageringLeft(transaction, { playerId: player.id, currencyCode });
  const [block] = withdrawalBlocks({
    activeBonus: await activeBonusOf(transaction, player.id),
    depositCount: player.depositCount,
    isEmailVerified: player.isEmailVerified,
    wageringLeft: toAmount(left, currencyCode),
  });
  if (!block) return;
  const [code, message] = BLOCK_CODES[block];
  throw ruleRefused(code, message, block === 'wagering' ? { left: toAmount(left, currencyCode) } : undefined);
}
