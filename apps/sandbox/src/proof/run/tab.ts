import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PersonaName } from '../../personas/persona.ts';
import { at } from '../../testing/cashier-of.ts';
import type { Answer, SandboxUnderTest } from '../../testing/sandbox-under-test.ts';
import { emptyBook, type Book } from './book.ts';
import type { Chance } from './chance.ts';

/** A persona and what all its tabs share: the session, the launched games, and what it was told. */
export type Gambler = {
  persona: PersonaName;
  token: string;
  launches: Map<string, string>;
  book: Book;
};

export type Tab = { sandbox: SandboxUnderTest; gambler: Gambler; chance: Chance };

export function gamblerOf(persona: PersonaName): Gambler {
  return { persona, token: '', launches: new Map(), book: emptyBook() };
}

/** Long enough for a platform that has to be started again on a busy machine. */
const PATIENCE_MS = 120_000;
const RETRY_MS = 50;

/** A status nobody ordered: the ordered troubles answer 503. */
export class PlatformBroke extends Error {}

type Ask = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/**
 * Does a thing until it is known how it ended: a lost answer, a broken line or a 5xx is asked again under the same key,
 * an ended session is begun anew.
 */
export async function insist(tab: Tab, ask: Ask): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID(), ...ask.headers };
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const { token } = tab.gambler;
    const answer = token === '' ? null : await heard(tab, { ...ask, headers });
    if (answer?.status === 500) throw new PlatformBroke(`${ask.method} ${ask.path}`);
    if (answer && answer.status < 500 && answer.status !== 403) return answer;
    if (!answer && token !== '') await pause(RETRY_MS);
    if (answer?.status === 403 || token === '') await signIn(tab, token);
  }
  throw new Error(`${ask.method} ${ask.path} was never answered`);
}

async function heard(
  { sandbox, gambler }: Tab,
  { method, path, body, headers = {} }: Ask,
): Promise<Answer | null> {
  try {
    const answer = await sandbox.send(method, path, { token: gambler.token, body, headers });
    return 'success' in answer.body ? answer : null;
  } catch {
    return null;
  }
}

/** Begins a session, unless another tab of the player has done so meanwhile. */
async function signIn({ sandbox, gambler }: Tab, refused: string): Promise<void> {
  if (gambler.token !== refused) return;
  try {
    const { body } = await sandbox.send('POST', '/sandbox/sign-in', { body: { persona: gambler.persona } });
    gambler.token = String(at(body, 'accessToken'));
  } catch {
    await pause(RETRY_MS);
  }
}
