import { and, eq, gt, inArray } from 'drizzle-orm';
import type { ThreeDs } from '@baize/api/endpoints/cashier';
import type { Database } from '../database/open-database.ts';
import { payments } from '../database/tables/cashier.ts';
import { findMethod } from './methods/catalogue.ts';
import type { Payment } from './payment.ts';
import { withResult } from './return-url.ts';
import { createPaReq, hasBankDecided, isAwaitingBank } from './three-ds.ts';

/** Where the player goes on with a deposit, and until when: nobody comes back from it after that. */
type OnwardStep = { redirectUrl?: string; threeDs?: ThreeDs; expiresAt: string };

export function toProviderPage(providerUrl: string, { md }: Payment): { redirectUrl: string } {
  return { redirectUrl: `${providerUrl}/pay/${md}` };
}

export function toThreeDsForm(providerUrl: string, payment: Payment): ThreeDs {
  return {
    acsUrl: `${providerUrl}/acs`,
    PaReq: createPaReq(payment),
    MD: payment.md ?? '',
    TermUrl: withResult(payment.returnUrl ?? '', { modal: 'deposit-3ds-success' }),
  };
}

/** The next step of each deposit that still waits for its player, by its number: the same that its answer led to. */
export async function loadOnwardSteps(
  database: Database,
  { ids, now, providerUrl }: { ids: readonly string[]; now: number; providerUrl: string },
): Promise<ReadonlyMap<string, OnwardStep>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(payments)
    .where(
      and(
        inArray(payments.id, [...ids]),
        eq(payments.kind, 'deposit'),
        eq(payments.status, 'processing'),
        gt(payments.settlesAt, new Date(now)),
      ),
    );
  return new Map(
    rows.flatMap((payment) => {
      const { id, methodId, returnUrl, settlesAt } = payment;
      if (returnUrl === null || settlesAt === null || hasBankDecided(payment)) return [];
      // A wallet's page asks its bank by itself; a card has none but the bank's.
      const isByCard = findMethod(methodId)?.family === 'card';
      const step =
        isByCard && isAwaitingBank(payment)
          ? { threeDs: toThreeDsForm(providerUrl, payment) }
          : toProviderPage(providerUrl, payment);
      return [[id, { ...step, expiresAt: settlesAt.toISOString() }] as const];
    }),
  );
}
