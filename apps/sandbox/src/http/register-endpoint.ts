import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Endpoint, ResponseInputOf } from '@baize/api/endpoint';
import { destroyConnection, applyFault, type FaultOutcome } from '../faults/apply-fault.ts';
import { endSessionsPastLimit, isPastSessionLimit } from '../sessions/session-limit.ts';
import type { Platform } from '../platform.ts';
import { markSessionSeen } from '../sessions/list-sessions.ts';
import { findSession, hashToken, type SignedIn } from '../sessions/session-store.ts';
import { accessTokenOf, getClientInfo, singleHeader, type ClientInfo } from '../sessions/client-info.ts';
import { readInput } from './read-input.ts';
import { readMultipart, type Upload } from './read-multipart.ts';
import { validationError, HttpError, sessionEndedError } from '../errors/http-error.ts';

/** What came in, read by the call's own schemas. */
export type RequestInput<C extends Endpoint> = {
  [K in keyof C['request']]: C['request'][K] extends v.GenericSchema ? v.InferOutput<C['request'][K]> : never;
};

export type EndpointRequest<C extends Endpoint> = {
  input: RequestInput<C>;
  client: ClientInfo;
  signedIn: SignedIn | null;
  idempotencyKey: string | undefined;
  /** The file of an upload; null where none came. */
  upload: Upload | null;
};

export type HandlerResult<C extends Endpoint> = { data: ResponseInputOf<C>; message?: string };
export type EndpointHandler<C extends Endpoint> = (request: EndpointRequest<C>) => Promise<HandlerResult<C>>;

/** The session of a call that cannot do without one. */
export function requireSession(signedIn: SignedIn | null): SignedIn {
  if (!signedIn) throw sessionEndedError();
  return signedIn;
}

type Admission = { signedIn: SignedIn | null; fault: FaultOutcome };
export type EndpointContext = { app: FastifyInstance; platform: Platform; stopping: AbortSignal };

/**
 * Serves one call of the contract: ordered faults first, then who asks, then what is asked, then the work;
 * the answer is held against the call's own schema before it leaves.
 */
export function registerEndpoint<C extends Endpoint>(
  calls: EndpointContext,
  call: C,
  handler: EndpointHandler<C>,
): void {
  const { app, platform, stopping } = calls;
  const admissions = new WeakMap<FastifyRequest, Admission>();

  app.route({
    method: call.repeatMethod === null ? call.method : [call.method, call.repeatMethod],
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: a call without a session is refused whatever it carries.
    onRequest: async (request, reply) => {
      const due = platform.faults.consume(call.name);
      const fault = await applyFault(due, { request, reply, stopping });
      if (fault === 'handled') return reply;
      admissions.set(request, { signedIn: await authenticate(platform, { call, request }), fault });
      return undefined;
    },
    handler: async (request, reply) => {
      const admission = admissions.get(request) ?? { signedIn: null, fault: 'none' };
      const work = () => runHandler({ platform, call, handler, request, signedIn: admission.signedIn });
      if (admission.fault === 'lose-answer') return dropResponse(work, { request, reply });
      return work();
    },
  });
}

async function authenticate(
  platform: Platform,
  { call, request }: { call: Endpoint; request: FastifyRequest },
): Promise<SignedIn | null> {
  if (call.auth === 'none') return null;
  const token = accessTokenOf(request);
  if (token === undefined) {
    if (call.auth === 'required') throw sessionEndedError();
    return null;
  }
  const signedIn = await findSession(platform.database, hashToken(token));
  if (!signedIn) throw sessionEndedError();
  if (isPastSessionLimit(signedIn, platform.clock.now())) {
    await endSessionsPastLimit(platform);
    throw sessionEndedError();
  }
  await markSessionSeen(platform.database, signedIn.session, platform.clock.now());
  return signedIn;
}

type HandlerRun<C extends Endpoint> = {
  platform: Platform;
  call: C;
  handler: EndpointHandler<C>;
  request: FastifyRequest;
  signedIn: SignedIn | null;
};

async function runHandler<C extends Endpoint>(
  work: HandlerRun<C>,
): Promise<HandlerResult<C> & { success: true }> {
  const { platform, call, handler, request, signedIn } = work;
  const form = call.encoding === 'multipart' ? await readMultipart(request) : null;
  const said = await handler({
    input: readRequestInput(call, request, form ? form.fields : request.body),
    client: getClientInfo(request, platform.visitor.ip()),
    signedIn,
    idempotencyKey: idempotencyKeyOf(request, call),
    upload: form?.file ?? null,
  });
  const checked = v.safeParse(call.response, said.data);
  if (!checked.success) {
    throw new Error(`the answer does not keep the contract: ${v.summarize(checked.issues)}`);
  }
  return { success: true, ...said };
}

function readRequestInput<C extends Endpoint>(
  { request: asks }: C,
  request: FastifyRequest,
  body: unknown,
): RequestInput<C> {
  const asked: Record<string, unknown> = {};
  if (asks.params) asked['params'] = readInput(asks.params, request.params);
  if (asks.query) asked['query'] = readInput(asks.query, request.query);
  if (asks.body) asked['body'] = readInput(asks.body, body);
  if (!isComplete<C>(asks, asked)) throw new Error('a part of what is asked was not read');
  return asked;
}

function isComplete<C extends Endpoint>(asks: C['request'], asked: object): asked is RequestInput<C> {
  return Object.keys(asks).every((part) => part in asked);
}

/** Whoever moves money or takes a reward names the action, or a lost answer could be paid twice (HTTP-05). */
function idempotencyKeyOf(request: FastifyRequest, { requiresIdempotencyKey }: Endpoint): string | undefined {
  const key = singleHeader(request, 'idempotency-key');
  if (key === undefined && requiresIdempotencyKey) {
    throw validationError({ 'Idempotency-Key': 'form.validation.invalid.required' });
  }
  if (key !== undefined && (key.length === 0 || key.length > 255)) {
    throw validationError({ 'Idempotency-Key': 'form.validation.invalid.format' });
  }
  return key;
}

/** The work is done, and whether it went well or not nobody hears of it. */
async function dropResponse(
  work: () => Promise<unknown>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  } finally {
    destroyConnection(request, reply);
  }
  return reply;
}
