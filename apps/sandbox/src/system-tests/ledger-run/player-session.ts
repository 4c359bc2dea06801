import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PersonaName } from '../../personas/persona.ts';
import { valueAt } from '../../testing/cashier-requests.ts';
import type { TestResponse, TestSandbox } from '../../testing/test-sandbox.ts';
import { createExpectedResults, type ExpectedResults } from './expected-results.ts';
import type { RandomChoice } from './random-choice.ts';

/** A persona and what all its tabs share: the session, the launched games, and what it was told. */
export type SimulatedPlayer = {
  persona: PersonaName;
  token: string;
  launches: Map<string, string>;
  expected: ExpectedResults;
};

export type PlayerSession = { sandbox: TestSandbox; player: SimulatedPlayer; random: RandomChoice };

export function createSimulatedPlayer(persona: PersonaName): SimulatedPlayer {
  return { persona, token: '', launches: new Map(), expected: createExpectedResults() };
}

/** Long enough for a platform that has to be started again on a busy machine. */
const TIMEOUT_MS = 120_000;
const RETRY_MS = 50;

/** A status nobody ordered: the ordered troubles answer 503. */
export class PlatformError extends Error {}

type RequestOptions = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/**
 * Does a thing until it is known how it ended: a lost answer, a broken line or a 5xx is asked again under the same key,
 * an ended session is begun anew.
 */
export async function requestUntilResponse(tab: PlayerSession, ask: RequestOptions): Promise<TestResponse> {
  const headers = { 'idempotency-key': randomUUID(), ...ask.headers };
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { token } = tab.player;
    const answer = token === '' ? null : await tryRequest(tab, { ...ask, headers });
    if (answer?.status === 500) throw new PlatformError(`${ask.method} ${ask.path}`);
    if (answer && answer.status < 500 && answer.status !== 403) return answer;
    if (!answer && token !== '') await pause(RETRY_MS);
    if (answer?.status === 403 || token === '') await signIn(tab, token);
  }
  throw new Error(`${ask.method} ${ask.path} was never answered`);
}

async function tryRequest(
  { sandbox, player }: PlayerSession,
  { method, path, body, headers = {} }: RequestOptions,
): Promise<TestResponse | null> {
  try {
    const answer = await sandbox.request(method, path, { token: player.token, body, headers });
    return 'success' in answer.body ? answer : null;
  } catch {
    return null;
  }
}

/** Begins a session, unless another tab of the player has done so meanwhile. */
async function signIn({ sandbox, player }: PlayerSession, refused: string): Promise<void> {
  if (player.token !== refused) return;
  try {
    const { body } = await sandbox.request('POST', '/sandbox/sign-in', { body: { persona: player.persona } });
    player.token = String(valueAt(body, 'accessToken'));
  } catch {
    await pause(RETRY_MS);
  }
}
