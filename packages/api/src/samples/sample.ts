import type { AskOf, Call, SentAnswerOf } from '../call.ts';

/**
 * One call as it is asked and answered: `ask` fills every field, `leastAsk` only what must be there; `happy` is an
 * everyday answer, `minimal` holds nothing a platform may leave out, `maximal` every field there is.
 */
export type Sample = {
  call: Call;
  ask: AskOf<Call>;
  leastAsk: AskOf<Call>;
  happy: unknown;
  minimal: unknown;
  maximal: unknown;
};

type Parts<C extends Call> = {
  ask: AskOf<C>;
  leastAsk?: AskOf<C>;
  happy: SentAnswerOf<C>;
  minimal: SentAnswerOf<C>;
  maximal: SentAnswerOf<C>;
};

/** Writes one call's sample, held against the call's own types. */
export function sample<C extends Call>(call: C, { ask, leastAsk = ask, ...answers }: Parts<C>): Sample {
  return { call, ask, leastAsk, ...answers };
}

/** A sample of a call that answers nothing but that it was done. */
export function silent<C extends Call>(call: C, asks: Pick<Parts<C>, 'ask' | 'leastAsk'>): Sample {
  const { ask, leastAsk = ask } = asks;
  return { call, ask, leastAsk, happy: {}, minimal: null, maximal: {} };
}
