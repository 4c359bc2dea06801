import { storedValue } from '@baize/browser/storage';
import * as v from 'valibot';

const YEAR_MS = 365 * 24 * 60 * 60_000;

/** So many players of one browser are remembered. */
const MAX_PLAYERS = 5;

const storedSchema = v.array(v.object({ userId: v.string(), methodId: v.number() }));

const store = storedValue({
  key: 'last-deposit-methods',
  parse: (raw) => {
    const read = v.safeParse(storedSchema, raw);
    return read.success ? read.output : undefined;
  },
  fallback: [],
  expires: YEAR_MS,
});

/** The method each player of this browser paid by last, with success; forgotten a year after the last payment. */
export const lastDepositMethod = {
  get: (userId: string | null): number | null =>
    store.get().find((entry) => entry.userId === userId)?.methodId ?? null,
  save({ userId, methodId }: { userId: string | null; methodId: number }): void {
    if (userId === null) return;
    const others = store.get().filter((entry) => entry.userId !== userId);
    store.set([...others, { userId, methodId }].slice(-MAX_PLAYERS));
  },
};
