import type { WithdrawAsk } from '@baize/api/calls/cashier';
import { stored } from '@baize/browser/storage';
import * as v from 'valibot';

const owedSchema = v.object({
  userId: v.nullable(v.string()),
  /** What was asked for, told apart without keeping whose account it goes to. */
  subject: v.string(),
  nonce: v.string(),
  since: v.number(),
  known: v.array(v.string()),
});

type Owed = v.InferOutput<typeof owedSchema>;

const DAY_MS = 24 * 60 * 60_000;

/** The withdrawal whose answer is owed, in this tab alone. */
const kept = stored<Owed | null>({
  key: 'withdrawal-owed',
  parse: (raw) => {
    const read = v.safeParse(owedSchema, raw);
    return read.success ? read.output : undefined;
  },
  fallback: null,
  expires: DAY_MS,
  area: 'session',
});

type Asked = { userId: string | null; ask: WithdrawAsk };

function subjectOf({ methodId, amount, currencyCode = '' }: WithdrawAsk): string {
  return `${methodId} ${amount} ${currencyCode}`;
}

/** Remembers how a withdrawal was sent until it is answered, so that the same one again is the same deed (HTTP-05). */
export const owedWithdrawal = {
  of({ userId, ask }: Asked): Owed | null {
    const owed = kept.get();
    return owed?.userId === userId && owed.subject === subjectOf(ask) ? owed : null;
  },
  keep({ ask, ...rest }: Asked & Omit<Owed, 'subject'>): void {
    kept.set({ ...rest, subject: subjectOf(ask) });
  },
  settle: (): void => kept.clear(),
};
