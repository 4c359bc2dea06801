import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Call, SentAnswerOf } from '@baize/api/call';
import { hangUp, meetFault, type FaultOutcome } from '../faults/meet-fault.ts';
import { endOverlongSessions, isOverlong } from '../limits/session-limit.ts';
import type { Platform } from '../platform.ts';
import { findSession, tokenHashOf, type SignedIn } from '../sessions/session-store.ts';
import { accessTokenOf, callerOf, singleHeader, type Caller } from './caller.ts';
import { readInput } from './read-input.ts';
import { readMultipart, type Upload } from './read-multipart.ts';
import { badInput, Refusal, sessionEnded } from './refusal.ts';

/** What came in, read by the call's own schemas. */
export type Asked<C extends Call> = {
  [K in keyof C['asks']]: C['asks'][K] extends v.GenericSchema ? v.InferOutput<C['asks'][K]> : never;
};

export type Request<C extends Call> = {
  asked: Asked<C>;
  caller: Caller;
  signedIn: SignedIn | null;
  idempotencyKey: string | undefined;
  /** The file of an upload; null where none came. */
  upload: Upload | null;
};

export type Said<C extends Call> = { data: SentAnswerOf<C>; message?: string };
export type Handler<C extends Call> = (request: Request<C>) => Promise<Said<C>>;

/** The session of a call that cannot do without one. */
export function sessionOf(signedIn: SignedIn | null): SignedIn {
  if (!signedIn) throw sessionEnded();
  return signedIn;
}

type Admission = { signedIn: SignedIn | null; fault: FaultOutcome };
export type Calls = { app: FastifyInstance; platform: Platform; stopping: AbortSignal };

/**
 * Serves one call of the contract: ordered faults first, then who asks, then what is asked, then the work;
 * the answer is held against the call's own schema before it leaves.
 */
export function registerCall<C extends Call>(calls: Calls, call: C, handler: Handler<C>): void {
  const { app, platform, stopping } = calls;
  const admissions = new WeakMap<FastifyRequest, Admission>();

  app.route({
    method: call.repeatMethod === null ? call.method : [call.method, call.repeatMethod],
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // Before the body is read: a call without a session is refused whatever it carries.
    onRequest: async (request, reply) => {
      const due = platform.faults.take(call.name);
      const fault = await meetFault(due, { request, reply, stopping });
      if (fault === 'handled') return reply;
      admissions.set(request, { signedIn: await admit(platform, { call, request }), fault });
      return undefined;
    },
    handler: async (request, reply) => {
      const admission = admissions.get(request) ?? { signedIn: null, fault: 'none' };
      const work = () => answer({ platform, call, handler, request, signedIn: admission.signedIn });
      if (admission.fault === 'lose-answer') return loseAnswer(work, { request, reply });
      return work();
    },
  });
}

async function admit(
  platform: Platform,
  { call, request }: { call: Call; request: FastifyRequest },
): Promise<SignedIn | null> {
  if (call.auth === 'none') return null;
  const token = accessTokenOf(request);
  if (token === undefined) {
    if (call.auth === 'required') throw sessionEnded();
    return null;
  }
  const signedIn = await findSession(platform.database, tokenHashOf(token));
  if (!signedIn) throw sessionEnded();
  if (isOverlong(signedIn, platform.clock.now())) {
    await endOverlongSessions(platform);
    throw sessionEnded();
  }
  return signedIn;
}

type Work<C extends Call> = {
  platform: Platform;
  call: C;
  handler: Handler<C>;
  request: FastifyRequest;
  signedIn: SignedIn | null;
};

async function answer<C extends Call>(work: Work<C>): Promise<Said<C> & { success: true }> {
  const { platform, call, handler, request, signedIn } = work;
  const form = call.encoding === 'multipart' ? await readMultipart(request) : null;
  const said = await handler({
    asked: readAsked(call, request, form ? form.fields : request.body),
    caller: callerOf(request, platform.visitor.ip()),
    signedIn,
    idempotencyKey: idempotencyKeyOf(request, call),
    upload: form?.file ?? null,
  });
  const checked = v.safeParse(call.answers, said.data);
  if (!checked.success) {
    throw new Error(`the answer does not keep the contract: ${v.summarize(checked.issues)}`);
  }
  return { success: true, ...said };
}

function readAsked<C extends Call>({ asks }: C, request: FastifyRequest, body: unknown): Asked<C> {
  const asked: Record<string, unknown> = {};
  if (asks.params) asked['params'] = readInput(asks.params, request.params);
  if (asks.query) asked['query'] = readInput(asks.query, request.query);
  if (asks.body) asked['body'] = readInput(asks.body, body);
  if (!isWhole<C>(asks, asked)) throw new Error('a part of what is asked was not read');
  return asked;
}

function isWhole<C extends Call>(asks: C['asks'], asked: object): asked is Asked<C> {
  return Object.keys(asks).every((part) => part in asked);
}

/** Whoever moves money or takes a reward names the deed, or a lost answer could be paid twice (HTTP-05). */
function idempotencyKeyOf(request: FastifyRequest, { sentOnce }: Call): string | undefined {
  const key = singleHeader(request, 'idempotency-key');
  if (key === undefined && sentOnce) {
    throw badInput({ 'Idempotency-Key': 'form.validation.invalid.required' });
  }
  if (key !== undefined && (key.length === 0 || key.length > 255)) {
    throw badInput({ 'Idempotency-Key': 'form.validation.invalid.format' });
  }
  return key;
}

/** The work is done, and whether it went well or not nobody hears of it. */
async function loseAnswer(
  work: () => Promise<unknown>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  } finally {
    hangUp(request, reply);
  }
  return reply;
}
