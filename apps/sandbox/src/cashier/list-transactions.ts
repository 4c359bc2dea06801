import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getTransactions, TRANSACTION_TYPES } from '@baize/api/endpoints/cashier';
import { calculateFee, expectedArrival } from '@baize/domain/payment-terms';
import { accountLabel } from '@baize/domain/payout-destination';
import type { Database } from '../database/open-database.ts';
import { ledgerPostings, ledgerTransactions } from '../database/schema.ts';
import { payments } from '../database/tables/cashier.ts';
import type { RequestInput } from '../http/register-endpoint.ts';
import { parseDateRange } from '../http/date-range.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import type { LedgerReason } from '../ledger/post-movement.ts';
import { loadCryptoStates } from './crypto/crypto-deposit.ts';
import { findMethod } from './methods/catalogue.ts';
import { getMethodTerms } from './methods/method-terms.ts';
import { getLocalizedTitle } from './methods/localized-title.ts';
import { loadOnwardSteps } from './onward-step.ts';
import { getFailedMethod, loadStatusHistories, type StatusChange } from './payment-history.ts';

type Query = RequestInput<typeof getTransactions>['query'];
type Type = (typeof TRANSACTION_TYPES)[number];
type Answer = ResponseInputOf<typeof getTransactions>;

/** What the house gives, as the table calls it; deposits and withdrawals are listed from their payments. */
const TYPE_OF = {
  rakeback: 'rakeback',
  cashback: 'cashback',
  bonus: 'bonus',
  coupon: 'bonus',
  referral: 'bonus',
  tournament: 'bonus',
} as const satisfies Partial<Record<LedgerReason, Type>>;

const REASONS = Object.entries(TYPE_OF);

/** One page of everything that moved a player's money but play, the newest first; out of the wallet is negative. */
export async function listTransactions(
  database: Database,
  {
    playerId,
    query,
    language,
    now,
    providerUrl,
  }: { playerId: number; query: Query; language: string; now: number; providerUrl: string },
): Promise<Answer> {
  const days = parseDateRange(query);
  const paid = paymentRows(database, { playerId, query, days });
  const given = rewardRows(database, { playerId, query, days });
  const { pageNo, limit } = query;
  const rows = await unionAll(paid, given)
    .orderBy(desc(sql`at`), desc(sql`id`))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const both = unionAll(
    paymentRows(database, { playerId, query, days }),
    rewardRows(database, { playerId, query, days }),
  ).as('listed');
  const ids = rows.filter(({ type }) => type === 'deposit').map(({ id }) => id);
  const crypto = await loadCryptoStates(database, { ids, now });
  const onward = await loadOnwardSteps(database, { ids, now, providerUrl });
  const [counted] = await database.select({ all: count() }).from(both);
  const histories = await loadStatusHistories(
    database,
    rows.flatMap(({ id, methodId }) => (methodId === null ? [] : [id])),
  );
  return {
    transactions: {
      count: counted?.all ?? 0,
      rows: rows.map(({ id, at, units, type, method, methodId, fields, ...row }) => ({
        transactionId: id,
        date: new Date(at).toISOString(),
        history: toStatusHistory({ at, status: row.status, methodId, history: histories.get(id) }),
        failedMethodId: getFailedMethod({ kind: type, status: row.status, methodId }),
        type,
        amount: unitsToDecimal(BigInt(units), row.currencyCode),
        method: method === null ? null : getLocalizedTitle(method, language),
        ...row,
        ...(type === 'withdrawal' && {
          // What a receipt shows of the account, and no more.
          destination: accountLabel(fields ?? {}),
          ...withdrawalTerms({ at, methodId, language, ...row }),
        }),
        ...(type === 'deposit' && {
          fee: depositFee({
            amount: unitsToDecimal(BigInt(units), row.currencyCode),
            methodId,
            language,
            ...row,
          }),
        }),
        crypto: crypto.get(id) ?? null,
        ...onward.get(id),
      })),
    },
  };
}

/** What its method says of fee and time, for the withdrawal that was made at `at`. */
function withdrawalTerms({
  at,
  methodId,
  ...asked
}: {
  at: string;
  methodId: number | null;
  currencyCode: string;
  language: string;
}): { fee: number | null; expectedAt: string | null } {
  const method = methodId === null ? undefined : findMethod(methodId);
  const terms = method ? getMethodTerms(method, asked) : null;
  const expected = expectedArrival({ since: new Date(at).getTime(), duration: terms?.withdrawalTime });
  return {
    fee: terms?.withdrawalFee?.fixed ?? null,
    expectedAt: expected === null ? null : new Date(expected).toISOString(),
  };
}

/** What its method takes beside the amount, as the form's summary says it. */
function depositFee({
  amount,
  methodId,
  ...asked
}: {
  amount: number;
  methodId: number | null;
  currencyCode: string;
  language: string;
}): number | null {
  const method = methodId === null ? undefined : findMethod(methodId);
  if (!method) return null;
  const { depositFee: fee, decimals: digits } = getMethodTerms(method, asked);
  return calculateFee({ amount, fee, digits });
}

type Row = { at: string; status: string; methodId: number | null; history: StatusChange[] | undefined };

/** A reward has been what it is since it was given; a payment has its own history. */
function toStatusHistory({ at, status, methodId, history }: Row): { status: string; at: string }[] {
  return methodId === null ? [{ status, at: new Date(at).toISOString() }] : (history ?? []);
}

type Listing = { playerId: number; query: Query; days: ReturnType<typeof parseDateRange> };

function paymentRows(database: Database, { playerId, query: { type, status }, days }: Listing) {
  const kind = type === 'withdrawal' ? 'withdraw' : 'deposit';
  const isListed = type === undefined || type === 'deposit' || type === 'withdrawal';
  return database
    .select({
      id: sql<string>`${payments.id}::text`.as('id'),
      at: sql<string>`${payments.createdAt}`.as('at'),
      method: sql<string | null>`${payments.methodName}`.as('method'),
      methodId: sql<number | null>`${payments.methodId}`.as('method_id'),
      type: sql<string>`case ${payments.kind} when 'deposit' then 'deposit' else 'withdrawal' end`.as('type'),
      units:
        sql<string>`case ${payments.kind} when 'deposit' then ${payments.amount} else -${payments.amount} end`.as(
          'units',
        ),
      currencyCode: sql<string>`${payments.currencyCode}`.as('currency_code'),
      status: sql<string>`${payments.status}`.as('status'),
      isBonus: sql<boolean>`${payments.withBonus}`.as('is_bonus'),
      code: sql<string | null>`${payments.code}`.as('code'),
      reference: sql<string | null>`${payments.reference}`.as('reference'),
      fields: sql<Record<string, unknown> | null>`${payments.fields}`.as('fields'),
    })
    .from(payments)
    .where(
      and(
        eq(payments.playerId, playerId),
        isListed ? undefined : sql`false`,
        type === undefined ? undefined : eq(payments.kind, kind),
        status === undefined ? undefined : eq(payments.status, status),
        days.from ? gte(payments.createdAt, days.from) : undefined,
        days.to ? lt(payments.createdAt, days.to) : undefined,
      ),
    );
}

function rewardRows(database: Database, { playerId, query: { type, status }, days }: Listing) {
  const reasons = REASONS.filter(([, listed]) => type === undefined || listed === type).map(([name]) => name);
  const isListed = reasons.length > 0 && (status === undefined || status === 'completed');
  const typeOf = sql.join(
    REASONS.map(([reason, listed]) => sql`when ${reason}::text then ${listed}::text`),
    sql` `,
  );
  const isBonus = sql`${ledgerPostings.account} like '%:bonus'`;
  return database
    .select({
      id: sql<string>`${ledgerTransactions.id}::text`.as('id'),
      at: sql<string>`${ledgerTransactions.at}`.as('at'),
      method: sql<string | null>`null::text`.as('method'),
      methodId: sql<number | null>`null::integer`.as('method_id'),
      type: sql<string>`case ${ledgerTransactions.reason} ${typeOf} end`.as('type'),
      units: sql<string>`${ledgerPostings.amount}`.as('units'),
      currencyCode: sql<string>`${ledgerPostings.currencyCode}`.as('currency_code'),
      status: sql<string>`'completed'::text`.as('status'),
      isBonus: sql<boolean>`${isBonus}`.as('is_bonus'),
      code: sql<string | null>`null::text`.as('code'),
      reference: sql<string | null>`${ledgerTransactions.reference}`.as('reference'),
      fields: sql<Record<string, unknown> | null>`null::jsonb`.as('fields'),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerPostings, eq(ledgerPostings.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerTransactions.playerId, playerId),
        isListed ? inArray(ledgerTransactions.reason, reasons) : sql`false`,
        sql`${ledgerPostings.account} like 'player:%'`,
        days.from ? gte(ledgerTransactions.at, days.from) : undefined,
        days.to ? lt(ledgerTransactions.at, days.to) : undefined,
      ),
    );
}
