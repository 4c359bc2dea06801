import type { Purses, Recent } from '../../controls/recent.ts';
import type { SandboxState } from '../../controls/sandbox-state.ts';
import { elementById } from './dom.ts';
import { ask, partOf } from './server.ts';

/** How everything stands, as the sandbox tells it over HTTP: instants are texts there. */
export type Standing = { state: SandboxState; recent: Told<Recent>; purses: Purses };

/** A value after its way through JSON. */
export type Told<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? Told<Item>[]
    : T extends object
      ? { [K in keyof T]: Told<T[K]> }
      : T;

type Show = (standing: Standing) => void;

const EVERY_MS = 3_000;
const shows: Show[] = [];
let asking: Promise<void> | null = null;

/** Calls `show` with how everything stands, now and whenever it is read again. */
export function watch(show: Show): void {
  shows.push(show);
}

const isState = (said: unknown): said is SandboxState => Array.isArray(partOf(said, 'personas'));
const isRecent = (said: unknown): said is Told<Recent> => Array.isArray(partOf(said, 'outbox'));
const isPurses = (said: unknown): said is Purses => Array.isArray(partOf(said, 'purses'));

async function read(): Promise<void> {
  const [state, recent, purses] = await Promise.all([
    ask('GET', '/sandbox/state'),
    ask('GET', '/sandbox/recent'),
    ask('GET', '/sandbox/purses'),
  ]);
  if (!isState(state) || !isRecent(recent) || !isPurses(purses)) {
    throw new Error('the sandbox said something else');
  }
  for (const show of shows) show({ state, recent, purses });
}

/** Reads how everything stands once more, after whatever is being read already. */
export async function refresh(): Promise<void> {
  await asking?.catch(() => undefined);
  asking = read();
  await asking;
}

/** Reads again every few seconds while somebody looks; says so at the top when nobody answers. */
export function keepFresh(): void {
  const trouble = elementById('bar-trouble');
  const turn = async () => {
    try {
      if (document.visibilityState === 'visible') await refresh();
      trouble.hidden = true;
    } catch {
      trouble.textContent = 'no answer';
      trouble.hidden = false;
    }
    setTimeout(() => void turn(), EVERY_MS);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh().catch(() => undefined);
  });
  void turn();
}
