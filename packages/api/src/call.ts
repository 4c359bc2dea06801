import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** What a call is asked with: each part is validated by the platform, and typed for whoever calls. */
export type Asks = { params?: Schema; query?: Schema; body?: Schema };

/**
 * One call of the platform, as data: the client sends it, the sandbox serves it, the contract page lists it.
 *
 * - `path` may hold `{name}` places, filled from `ask.params`.
 * - `auth`: `none` never carries the token, `optional` carries it when there is one, `required` is refused in the client
 *   when there is none (HTTP-03).
 * - `envelope`: `required` reads `data` of `{ success, data, message? }`; `optional` also takes the bare object.
 * - `freshness`: `always` asks every cache on the way to step aside, `cached` lets them answer.
 * - `repeatMethod`: the method of a repeat that carries an idempotency key already sent once.
 * - `keepalive`: the call outlives the page that sent it.
 *
 * Source: S1 §7, S2 §7.
 */
export type Call<A extends Asks = Asks, R extends Schema = Schema> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly auth: 'none' | 'optional' | 'required';
  readonly asks: A;
  readonly answers: R;
  readonly envelope: 'required' | 'optional';
  readonly freshness: 'always' | 'cached';
  readonly repeatMethod: 'PUT' | null;
  readonly keepalive: boolean;
};

type PartInput<S> = S extends Schema ? v.InferInput<S> : never;

/** What the caller hands over for a call: `params`, `query` and `body`, each only where the call has one. */
export type AskOf<C extends Call> = { -readonly [K in keyof C['asks']]: PartInput<C['asks'][K]> };

/** What the caller gets back: the parsed `data` of the answer. */
export type AnswerOf<C extends Call> = v.InferOutput<C['answers']>;

/** What the platform sends as `data` before it is parsed; the type the sandbox answers with. */
export type SentAnswerOf<C extends Call> = v.InferInput<C['answers']>;

type CallDefinition<A extends Asks, R extends Schema> = Pick<
  Call<A, R>,
  'name' | 'method' | 'path' | 'auth' | 'asks' | 'answers'
> &
  Partial<Pick<Call<A, R>, 'envelope' | 'freshness' | 'repeatMethod' | 'keepalive'>>;

/** Names one call of the platform with what it asks and what it answers; whatever is left out takes the usual value. */
export function defineCall<A extends Asks, R extends Schema>(definition: CallDefinition<A, R>): Call<A, R> {
  return {
    envelope: 'required',
    freshness: 'always',
    repeatMethod: null,
    keepalive: false,
    ...definition,
  };
}
