import { withdraw as withdrawCall, type WithdrawResponse } from '@baize/api/endpoints/cashier';
import { withdrawalBlocks, type WithdrawalBlock } from '@baize/domain/cashier-gates';
import * as v from 'valibot';
import { lockPlayer } from '../accounts/lock-player.ts';
import { findActiveBonus } from '../bonuses/player-bonus.ts';
import { expireBonuses } from '../bonuses/active-bonus.ts';
import type { SettlementDeps } from '../bonuses/settlement-deps.ts';
import type { Database } from '../database/open-database.ts';
import { ResponseDropped, notFoundError, ruleError } from '../errors/http-error.ts';
import type { RequestInput } from '../http/register-endpoint.ts';
import { storeResponse, findStoredResponse } from '../http/idempotency.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import { newReference, postMovement } from '../ledger/post-movement.ts';
import type { Player } from '../sessions/session-store.ts';
import { validateFields, selectStoredFields } from './payment-fields.ts';
import { findMethod } from './methods/catalogue.ts';
import { findOfferedMethod } from './methods/offered-methods.ts';
import { toMovementEvent, publishEvents, type PlayerEvent } from './payment-events.ts';
import { getPaymentOutcome } from './payment-outcomes.ts';
import { openPayment } from './payment.ts';
import { loadStatusHistory } from './payment-history.ts';
import { currencyUnsupportedError, assertMethodAccepts } from './deposit-checks.ts';
import { getWageringBeforeWithdrawal } from './remaining-wagering.ts';
import { lockWallet } from './lock-wallet.ts';
import { assertKnownCurrency, parseUnits } from './parse-amount.ts';
import { getFirstStepDelay } from './withdrawal-steps.ts';

export type WithdrawalInput = {
  player: Player;
  body: RequestInput<typeof withdrawCall>['body'];
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
export async function handleWithdraw(
  platform: SettlementDeps,
  wish: WithdrawalInput,
): Promise<WithdrawResponse> {
  const now = platform.clock.now();
  const { methodId, fields } = wish.body;
  validateFields(fields, { fields: findMethod(methodId)?.payoutFields ?? [], now });
  const currencyCode = assertKnownCurrency(wish.body.currencyCode ?? wish.player.currencyCode);
  const units = parseUnits(wish.body.amount, currencyCode);
  // A bonus whose time is over stands against nothing.
  await expireBonuses(platform, wish.player);
  const { answer, notices, lost } = await platform.database.transaction((transaction) =>
    withdrawOnce(transaction, { wish, currencyCode, units, now }),
  );
  publishEvents(platform.realtime, notices);
  if (lost) throw new ResponseDropped();
  return v.parse(withdrawCall.response, answer);
}

type Work = { wish: WithdrawalInput; currencyCode: string; units: bigint; now: number };
type WithdrawalAttempt = { answer: WithdrawResponse; notices: PlayerEvent[]; lost: boolean };

async function withdrawOnce(transaction: Database, work: Work): Promise<WithdrawalAttempt> {
  const { wish, currencyCode, units, now } = work;
  const { methodId, amount, fields } = wish.body;
  const player = await lockPlayer(transaction, wish.player.id);
  const action = {
    playerId: player.id,
    call: withdrawCall.name,
    key: wish.idempotencyKey,
    subject: `${methodId} ${units} ${currencyCode}`,
  };
  const before = await findStoredResponse(transaction, { action, schema: withdrawCall.response });
  if (before) return { answer: before, notices: [], lost: false };
  await assertNotBlocked(transaction, { player, currencyCode, now });
  if (units <= 0n) throw ruleError('AMOUNT_BELOW_ZERO', 'The amount has to be above 0');
  const method = findOfferedMethod(player, methodId);
  if (!method?.payout) throw notFoundError('There is no such way to withdraw');
  const wallet = await lockWallet(transaction, { player, currencyCode, refusal: currencyUnsupportedError });
  assertMethodAccepts('payout', { method, units, amount, currencyCode, fields });
  if (wallet.balance < units) throw ruleError('INSUFFICIENT_FUNDS', 'The wallet does not hold that much');
  const at = new Date(now);
  const reference = newReference('withdrawal', at);
  const posted = await postMovement(transaction, {
    playerId: player.id,
    currencyCode,
    amount: -units,
    reason: 'withdrawal',
    at,
    reference,
  });
  const outcome = getPaymentOutcome({ units, currencyCode, cardNumber: '' });
  const payment = await openPayment(transaction, {
    player,
    kind: 'withdraw',
    method,
    units,
    currencyCode,
    outcome,
    fields: selectStoredFields(fields, method.payoutFields ?? []),
    status: 'pending',
    now,
    settlesAfterMs: getFirstStepDelay(outcome),
    transactionId: posted.transactionId,
    reference,
  });
  const answer = {
    transactionId: payment.id,
    status: payment.status,
    reference: payment.reference,
    history: await loadStatusHistory(transaction, payment.id),
    failedMethodId: null,
  };
  await storeResponse(transaction, { action, answer, at });
  // Heard under the number it has among the transactions; the money that comes back has one of its own.
  const heard = { ...posted, transactionId: payment.id };
  const moved = { playerId: player.id, currencyCode, posted: heard, at, reason: 'withdrawal' };
  return { answer, notices: [toMovementEvent(moved)], lost: outcome === 'lost-answer' };
}

/** What stands against a withdrawal, by the product's own rule; the first of several is told. */
async function assertNotBlocked(
  transaction: Database,
  { player, currencyCode, now }: { player: Player; currencyCode: string; now: number },
): Promise<void> {
  const left = await getWageringBeforeWithdrawal(transaction, { player, currencyCode, now });
  const [block] = withdrawalBlocks({
    activeBonus: await findActiveBonus(transaction, player.id),
    depositCount: player.depositCount,
    isEmailVerified: player.isEmailVerified,
    wageringLeft: unitsToDecimal(left, currencyCode),
  });
  if (!block) return;
  const [code, message] = BLOCK_CODES[block];
  throw ruleError(
    code,
    message,
    block === 'wagering' ? { left: unitsToDecimal(left, currencyCode) } : undefined,
  );
}
