import { actionKey, type IdempotentAction } from '@baize/domain/idempotency';
import { mutationOptions, type QueryKey } from '@tanstack/react-query';
import type { ResponseOf, RequestOf, Endpoint } from '../endpoint.ts';
import type { ApiClient } from '../client.ts';
import { ApiFailure } from '../failure.ts';
import { queryKeys } from './keys.ts';
import type { Mutex, dedupeInFlight } from './mutex.ts';
import { invalidateKeys, mutationDefaults } from './mutation-defaults.ts';

/**
 * What became of one request that moves money or gives a reward. `refused`: this request did nothing, which says nothing of an
 * earlier one of the same nonce whose answer was lost. `unknown`: the answer was lost or unreadable; the same request with the
 * same nonce may be sent again and is done once.
 */
export type MutationOutcome<T> =
  | { kind: 'done'; response: T }
  | { kind: 'refused' | 'unknown'; failure: ApiFailure };

/** An action as its form sends it; `nonce` is a random text made once per filled form, kept for a repeat. */
export type IdempotentMutationVariables<C extends Endpoint> = { request: RequestOf<C>; nonce: string };

type IdempotentMutationOptions<C extends Endpoint> = {
  client: ApiClient;
  endpoint: C;
  action: IdempotentAction;
  invalidates: readonly QueryKey[];
  /** What a refusal contradicts: nothing was done, but what the page showed of it was out of date. */
  refusalInvalidates?: readonly QueryKey[];
  once: ReturnType<typeof dedupeInFlight<MutationOutcome<ResponseOf<C>>>>;
  mutex: Mutex;
  /** What a 409, already done, says: that nothing was done now, unless the very same payment may be what stands in the way. */
  conflict?: 'refused' | 'unknown';
};

/**
 * An action done once, whoever presses how often, in however many tabs (HTTP-05): it resolves its outcome and never rejects
 * for a failed call. What it may have changed is read again; after a sure refusal `refusalInvalidates` is, and nothing else.
 */
export function idempotentMutation<C extends Endpoint>(plan: IdempotentMutationOptions<C>) {
  const { client, endpoint, action, invalidates, refusalInvalidates = [], once, mutex } = plan;
  const { conflict = 'refused' } = plan;
  return mutationOptions({
    mutationKey: queryKeys.mutation(action),
    mutationFn: ({ request, nonce }: IdempotentMutationVariables<C>, { client: cache }) => {
      const key = actionKey({ action, nonce });
      const work = async () => {
        const outcome = await sendOnce({ client, endpoint, request, key, conflict });
        if (outcome.kind !== 'refused') invalidateKeys(cache, invalidates);
        else if (outcome.failure.kind === 'refused') invalidateKeys(cache, refusalInvalidates);
        return outcome;
      };
      return once({ client, key, mutex, work });
    },
    ...mutationDefaults,
    // Card data lies among what was asked: a finished action is forgotten with its form.
    gcTime: 0,
  });
}

type Attempt<C extends Endpoint> = {
  client: ApiClient;
  endpoint: C;
  request: RequestOf<C>;
  key: string;
  conflict: 'refused' | 'unknown';
};

async function sendOnce<C extends Endpoint>(attempt: Attempt<C>): Promise<MutationOutcome<ResponseOf<C>>> {
  const { client, endpoint, request, key, conflict } = attempt;
  try {
    return { kind: 'done', response: await client.send(endpoint, request, { idempotencyKey: key }) };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.kind === 'refused' && failure.status === 409) return { kind: conflict, failure };
    const sure = failure.kind === 'refused' || failure.kind === 'session-ended';
    return { kind: sure ? 'refused' : 'unknown', failure };
  }
}
