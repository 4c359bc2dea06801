import { randomUUID } from 'node:crypto';
import { insertRows } from '../database/insert-rows.ts';
import { ledgerPostings, ledgerTransactions } from '../database/schema.ts';
import { payments, paymentStatuses } from '../database/tables/cashier.ts';
import { toUnits } from '../ledger/currency.ts';
import { newReference, getPlayerAccount, type LedgerReason } from '../ledger/post-movement.ts';
import { PERSONA_NAMES, type Persona } from '../personas/persona.ts';
import { PERSONAS } from '../personas/personas.ts';
import type { SeedContext } from '../personas/seed-context.ts';
import { buildPastStatuses } from './past-statuses.ts';
import {
  isReturned,
  PERSONAS_WITH_FAILED_PAYMENTS,
  PAST_DEPOSITS,
  PAST_WITHDRAWALS,
  usualMethods,
} from './past-payments.ts';
import { SEEDED } from './remaining-wagering.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Older than any month, so that no deposit limit is used up by history. */
const FIRST_DAYS_AGO = 88;
const LAST_DAYS_AGO = 36;

type PaymentRow = typeof payments.$inferInsert;
type Subject = { playerId: number; persona: Persona; now: number };

/**
 * The payments personas have behind them: as many completed deposits as their sheet counts, adding up to what it says.
 * The depositor and the VIP also have tries that came to nothing, and withdrawals in every state; what those took
 * stayed from play, so that every wallet still equals its ledger.
 */
export async function seedPayments({ transaction, players, now }: SeedContext): Promise<void> {
  const subjects = PERSONA_NAMES.flatMap((name) => {
    const playerId = players.get(name);
    return playerId === undefined ? [] : [{ name, playerId, persona: PERSONAS[name], now }];
  });
  const eventful = subjects.filter(({ name }) => PERSONAS_WITH_FAILED_PAYMENTS.includes(name));
  const withdrawn = eventful.map((subject) => ({ subject, rows: withdrawals(subject) }));
  const rows = [
    ...subjects.flatMap(completedDeposits),
    ...eventful.flatMap(otherDeposits),
    ...withdrawn.flatMap((one) => one.rows),
  ];
  await insertRows(transaction, payments, rows);
  await insertRows(transaction, paymentStatuses, rows.flatMap(buildPastStatuses));
  const moves = withdrawn.flatMap(toLedgerMoves);
  if (moves.length === 0) return;
  await transaction.insert(ledgerTransactions).values(moves.map(({ entry }) => entry));
  await transaction.insert(ledgerPostings).values(moves.flatMap(({ postings }) => postings));
}

function paymentRow({ playerId, persona }: Subject, row: Partial<PaymentRow> & { createdAt: Date }) {
  const { createdAt, kind = 'deposit' } = row;
  return {
    id: randomUUID(),
    playerId,
    kind,
    methodId: 1,
    methodName: 'Visa',
    amount: 0n,
    currencyCode: persona.currencyCode,
    status: 'completed',
    reference: newReference(kind === 'deposit' ? 'deposit' : 'withdrawal', createdAt),
    outcome: SEEDED,
    ...row,
  } satisfies PaymentRow;
}

function completedDeposits(subject: Subject): PaymentRow[] {
  const { persona, now } = subject;
  const { depositCount: count, currencyCode } = persona;
  const total = toUnits(persona.totalDeposit, currencyCode);
  if (count === 0) return [];
  const share = total / BigInt(count);
  const methods = usualMethods(currencyCode);
  const gapMs = ((FIRST_DAYS_AGO - LAST_DAYS_AGO) * DAY_MS) / count;
  return Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(now - FIRST_DAYS_AGO * DAY_MS + Math.round((index + 0.37) * gapMs));
    // The last one takes what the even shares leave over.
    const amount = index === count - 1 ? total - share * BigInt(count - 1) : share;
    const method = methods[index % methods.length];
    return paymentRow(subject, { ...method, createdAt, amount, settledAt: createdAt });
  });
}

function otherDeposits(subject: Subject): PaymentRow[] {
  return PAST_DEPOSITS.map(({ hoursAgo, amount, ...row }) => {
    const createdAt = new Date(subject.now - hoursAgo * HOUR_MS);
    const units = toUnits(amount, subject.persona.currencyCode);
    return paymentRow(subject, { ...row, createdAt, amount: units, settledAt: createdAt });
  });
}

function withdrawals(subject: Subject): PaymentRow[] {
  return PAST_WITHDRAWALS.map(({ hoursAgo, amount, status, ...row }) => {
    const createdAt = new Date(subject.now - hoursAgo * HOUR_MS);
    const isOver = status !== 'pending' && status !== 'processing' && status !== 'confirmed';
    return paymentRow(subject, {
      ...row,
      kind: 'withdraw',
      status,
      createdAt,
      amount: toUnits(amount, subject.persona.currencyCode),
      settledAt: isOver ? new Date(createdAt.getTime() + HOUR_MS) : null,
    });
  });
}

/** Every withdrawal took money: what play had left for it, or what came back later. Wallets end where the sheet says. */
function toLedgerMoves({ subject, rows }: { subject: Subject; rows: readonly PaymentRow[] }) {
  const { playerId, now } = subject;
  const { currencyCode } = subject.persona;
  return PAST_WITHDRAWALS.flatMap((past, index) => {
    const { hoursAgo, amount } = past;
    const units = toUnits(amount, currencyCode);
    const at = (hours: number) => new Date(now - hours * HOUR_MS);
    const move = (moved: bigint, when: Date, reference = newReference('withdrawal', when)) => {
      const id = randomUUID();
      const base = { transactionId: id, currencyCode };
      const reason: LedgerReason = 'withdrawal';
      return {
        entry: { id, playerId, reason, reference, at: when },
        postings: [
          { ...base, account: getPlayerAccount(playerId, 'real'), amount: moved },
          { ...base, account: `house:${reason}`, amount: -moved },
        ],
      };
    };
    const out = move(-units, at(hoursAgo), rows[index]?.reference);
    return isReturned(past) ? [out, move(units, at(hoursAgo - 1))] : [out];
  });
}
