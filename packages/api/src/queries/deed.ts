import { deedKey, type Deed } from '@baize/domain/idempotency';
import { mutationOptions, type QueryKey } from '@tanstack/react-query';
import type { AnswerOf, AskOf, Call } from '../call.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { queryKeys } from './keys.ts';
import type { OneAtATime, onceUnderWay } from './one-at-a-time.ts';
import { refresh, writing } from './writing.ts';

/**
 * What became of a deed that moves money or gives a reward. `refused` is sure: nothing was done. `unknown` is not: the
 * answer was lost or unreadable; the same deed with the same nonce may be sent again and is done once.
 */
export type DeedOutcome<T> =
  | { kind: 'done'; answer: T }
  | { kind: 'refused' | 'unknown'; failure: ApiFailure };

/** A deed as its form sends it; `nonce` is a random text made once per filled form, kept for a repeat. */
export type DeedAsk<C extends Call> = { ask: AskOf<C>; nonce: string };

type Plan<C extends Call> = {
  client: ApiClient;
  call: C;
  deed: Deed;
  refreshes: readonly QueryKey[];
  once: ReturnType<typeof onceUnderWay<DeedOutcome<AnswerOf<C>>>>;
  oneAtATime: OneAtATime;
  /** What a 409 without a reason says: that nothing was done, unless the very same payment may be what stands in the way. */
  conflict?: 'refused' | 'unknown';
};

/**
 * A deed done once, whoever presses how often, in however many tabs (HTTP-05): it resolves its outcome and never rejects
 * for a failed call. What it may have changed is read again, but after a sure refusal.
 */
export function deedMutation<C extends Call>(plan: Plan<C>) {
  const { client, call, deed, refreshes, once, oneAtATime, conflict = 'refused' } = plan;
  return mutationOptions({
    mutationKey: queryKeys.write(deed),
    mutationFn: ({ ask, nonce }: DeedAsk<C>, { client: cache }) => {
      const key = deedKey({ deed, nonce });
      const work = async () => {
        const outcome = await attempt({ client, call, ask, key, conflict });
        if (outcome.kind !== 'refused') refresh(cache, refreshes);
        return outcome;
      };
      return once({ client, key, oneAtATime, work });
    },
    ...writing,
    // Card data lies among what was asked: a finished deed is forgotten with its form.
    gcTime: 0,
  });
}

type Attempt<C extends Call> = {
  client: ApiClient;
  call: C;
  ask: AskOf<C>;
  key: string;
  conflict: 'refused' | 'unknown';
};

async function attempt<C extends Call>(attempt: Attempt<C>): Promise<DeedOutcome<AnswerOf<C>>> {
  const { client, call, ask, key, conflict } = attempt;
  try {
    return { kind: 'done', answer: await client.send(call, ask, { idempotencyKey: key }) };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.kind === 'refused' && failure.status === 409 && failure.code === null)
      return { kind: conflict, failure };
    const sure = failure.kind === 'refused' || failure.kind === 'session-ended';
    return { kind: sure ? 'refused' : 'unknown', failure };
  }
}
