import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { findCountry } from '../accounts/countries.ts';
import { settleDuePayments } from '../cashier/settle-due-payments.ts';
import { ENDPOINT_NAMES, findEndpointName } from '../endpoints/register-endpoints.ts';
import { isReachable, type ClockMove } from '../clock/platform-clock.ts';
import { logEvents, players } from '../database/schema.ts';
import { FAULT_KINDS } from '../faults/fault-registry.ts';
import { validationError, notFoundError } from '../errors/http-error.ts';
import { readInput } from '../http/read-input.ts';
import { readLedger } from '../ledger/read-ledger.ts';
import { endSessionsPastLimit } from '../sessions/session-limit.ts';
import { PERSONA_NAMES } from '../personas/persona.ts';
import { seedDatabase } from '../seed/seed.ts';
import type { Platform } from '../platform.ts';
import { endSessions, type Player } from '../sessions/session-store.ts';
import { getClientInfo } from '../sessions/client-info.ts';
import { signInPlayer } from '../accounts/sign-in.ts';
import { emitBurst } from './emit-burst.ts';
import { emitEvent } from './emit-event.ts';
import { loadSandboxState } from './sandbox-state.ts';

const instant = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.check((at) => Number.isFinite(at)),
);
const clockSchema = v.object({
  mode: v.optional(v.picklist(['live', 'frozen'])),
  now: v.optional(instant),
  advanceMs: v.optional(v.pipe(v.number(), v.integer())),
});
const resetSchema = v.object({ clock: v.optional(clockSchema) });
const faultSchema = v.object({
  call: v.string(),
  kind: v.picklist(FAULT_KINDS),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)), 500),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)), 3_000),
  body: v.optional(v.unknown(), null),
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
});
const visitorSchema = v.object({
  country: v.optional(
    v.pipe(
      v.string(),
      v.toUpperCase(),
      v.check((code) => findCountry(code) !== undefined),
    ),
  ),
  ip: v.optional(v.nullable(v.pipe(v.string(), v.ip()))),
});
const personaSchema = v.object({ persona: v.picklist(PERSONA_NAMES) });
const endSessionSchema = v.object({
  ...personaSchema.entries,
  reason: v.optional(v.string()),
});
const burstSchema = v.object({
  ...personaSchema.entries,
  perSecond: v.pipe(v.number(), v.minValue(1), v.maxValue(1_000)),
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(120)),
});

const eventSchema = v.object({
  ...personaSchema.entries,
  event: v.string(),
  payload: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** The levers a tester pulls; none of them is part of the platform the brands talk to. */
export function registerControls(app: FastifyInstance, platform: Platform): void {
  const { clock, database, faults, files, lobby, loginLimits, realtime, settings, visitor } = platform;

  const state = () => loadSandboxState(platform, ENDPOINT_NAMES);

  app.get('/sandbox/state', state);

  const refuseFarTimes = (move: ClockMove) => {
    if (!isReachable(clock.preview(move)))
      throw validationError({ now: 'The clock goes from the year 2000 to 2099' });
  };

  app.post('/sandbox/reset', async ({ body }) => {
    const ask = readInput(resetSchema, body);
    if (ask.clock) refuseFarTimes(ask.clock);
    clock.reset();
    if (ask.clock) clock.move(ask.clock);
    faults.clear();
    settings.reset();
    visitor.reset();
    lobby.reset();
    loginLimits.reset();
    // A clock that runs is a little further by now: the rows are of the instant that was asked for.
    await seedDatabase(database, ask.clock?.now ?? clock.now());
    await files.sweep();
    realtime.disconnectAll();
    return state();
  });

  app.post('/sandbox/clock', async ({ body }) => {
    const move = readInput(clockSchema, body);
    refuseFarTimes(move);
    clock.move(move);
    await endSessionsPastLimit(platform);
    await settleDuePayments(platform);
    return state();
  });

  app.post('/sandbox/faults', async ({ body }) => {
    const { times, ...order } = readInput(faultSchema, body);
    const call = order.call === '*' ? '*' : findEndpointName(order.call);
    if (call === undefined) throw validationError({ call: `one of *, ${ENDPOINT_NAMES.join(', ')}` });
    return faults.add({ ...order, call, timesLeft: times });
  });

  app.delete('/sandbox/faults', async ({ query }) => {
    const { call } = readInput(v.object({ call: v.optional(v.string()) }), query);
    faults.clear(call === undefined ? undefined : (findEndpointName(call) ?? call));
    return { faults: faults.list() };
  });

  app.post('/sandbox/visitor', async ({ body }) => {
    visitor.set(readInput(visitorSchema, body));
    return { country: visitor.country(), ip: visitor.ip() };
  });

  const playerOf = async (persona: string): Promise<Player> => {
    const [player] = await database.select().from(players).where(eq(players.persona, persona));
    if (!player) throw notFoundError('There is no such persona; reset the sandbox');
    return player;
  };

  app.post('/sandbox/sign-in', async ({ body, headers, ip }) => {
    const player = await playerOf(readInput(personaSchema, body).persona);
    const client = getClientInfo({ headers, ip }, visitor.ip());
    const { accessToken } = await signInPlayer(platform, { player, ...client });
    return { accessToken };
  });

  app.post('/sandbox/end-session', async ({ body }) => {
    const ask = readInput(endSessionSchema, body);
    const player = await playerOf(ask.persona);
    const ended = await endSessions(database, {
      playerId: player.id,
      reason: ask.reason ?? 'SESSION_EXPIRED',
      at: new Date(clock.now()),
    });
    // Without a reason the session ends in silence: the next call is the first to hear of it.
    for (const hash of ask.reason === undefined ? [] : ended) realtime.endSession(hash, ask.reason ?? '');
    return { ended: ended.length };
  });

  app.post('/sandbox/events', async ({ body }) => {
    const { persona, event, payload } = readInput(eventSchema, body);
    return emitEvent(platform, { player: await playerOf(persona), event, payload });
  });

  app.get('/sandbox/ledger', async ({ query }) => {
    const player = await playerOf(readInput(personaSchema, query).persona);
    return readLedger(database, player);
  });

  app.post('/sandbox/events/burst', async ({ body }) => {
    const { persona, ...rate } = readInput(burstSchema, body);
    return emitBurst(platform, { player: await playerOf(persona), ...rate });
  });

  app.get('/sandbox/log-events', async () => ({
    events: await database
      .select({
        id: logEvents.id,
        at: logEvents.at,
        persona: players.persona,
        event: logEvents.event,
        payload: logEvents.payload,
      })
      .from(logEvents)
      .leftJoin(players, eq(players.id, logEvents.playerId))
      .orderBy(asc(logEvents.id)),
  }));
}
