import type * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** What a call is asked with: each part is validated by the platform, and typed for whoever calls. */
export type RequestSchemas = { params?: Schema; query?: Schema; body?: Schema };

/**
 * One call of the platform, as data: the client sends it, the sandbox serves it, the contract page lists it.
 *
 * - `path` may hold `{name}` places, filled from `ask.params`.
 * - `auth`: `none` never carries the token, `optional` carries it when there is one, `required` is refused in the client
 *   when there is none (HTTP-03).
 * - `envelope`: `required` reads `data` of `{ success, data, message? }`; `optional` also takes the bare object;
 *   `with-message` reads the message beside the data as one more of its fields, where the player is to see it.
 * - `encoding`: `json`, or `multipart` for a call whose body's fields go as form fields beside one part `file` (upload).
 * - `sentOnce`: the call moves money or gives a reward: it carries an idempotency key and is never repeated by itself
 *   (HTTP-05).
 * - `freshness`: `always` asks every cache on the way to step aside, `cached` lets them answer.
 * - `repeatMethod`: the method of a repeat that carries an idempotency key already sent once.
 * - `keepalive`: the call outlives the page that sent it.
 *
 * Source: S1 §7, S2 §7.
 */
export type Endpoint<A extends RequestSchemas = RequestSchemas, R extends Schema = Schema> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly auth: 'none' | 'optional' | 'required';
  readonly request: A;
  readonly response: R;
  readonly envelope: 'required' | 'optional' | 'with-message';
  readonly encoding: 'json' | 'multipart';
  readonly requiresIdempotencyKey: boolean;
  readonly freshness: 'always' | 'cached';
  readonly repeatMethod: 'PUT' | null;
  readonly keepalive: boolean;
};

type PartInput<S> = S extends Schema ? v.InferInput<S> : never;

/** What the caller hands over for a call: `params`, `query` and `body`, each only where the call has one. */
export type RequestOf<C extends Endpoint> = {
  -readonly [K in keyof C['request']]: PartInput<C['request'][K]>;
};

/** What the caller gets back: the parsed `data` of the answer. */
export type ResponseOf<C extends Endpoint> = v.InferOutput<C['response']>;

/** What the platform sends as `data` before it is parsed; the type the sandbox answers with. */
export type ResponseInputOf<C extends Endpoint> = v.InferInput<C['response']>;

type EndpointDefinition<A extends RequestSchemas, R extends Schema> = Pick<
  Endpoint<A, R>,
  'name' | 'method' | 'path' | 'auth' | 'request' | 'response'
> &
  Partial<
    Pick<
      Endpoint<A, R>,
      'envelope' | 'encoding' | 'requiresIdempotencyKey' | 'freshness' | 'repeatMethod' | 'keepalive'
    >
  >;

/** Names one call of the platform with what it asks and what it answers; whatever is left out takes the usual value. */
export function defineEndpoint<A extends RequestSchemas, R extends Schema>(
  definition: EndpointDefinition<A, R>,
): Endpoint<A, R> {
  return {
    envelope: 'required',
    encoding: 'json',
    requiresIdempotencyKey: false,
    freshness: 'always',
    repeatMethod: null,
    keepalive: false,
    ...definition,
  };
}
