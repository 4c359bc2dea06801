import type { WalletOverview, RecentRecords } from '../../controls/recent-records.ts';
import type { SandboxState } from '../../controls/sandbox-state.ts';
import { elementById } from './dom.ts';
import { request, readProperty } from './server.ts';

/** How everything stands, as the sandbox tells it over HTTP: instants are texts there. */
export type SandboxSnapshot = {
  state: SandboxState;
  recent: Serialized<RecentRecords>;
  wallets: WalletOverview;
};

/** A value after its way through JSON. */
export type Serialized<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? Serialized<Item>[]
    : T extends object
      ? { [K in keyof T]: Serialized<T[K]> }
      : T;

type Subscriber = (standing: SandboxSnapshot) => void;

const EVERY_MS = 3_000;
const subscribers: Subscriber[] = [];
let inFlight: Promise<void> | null = null;

/** Calls `show` with how everything stands, now and whenever it is read again. */
export function subscribe(show: Subscriber): void {
  subscribers.push(show);
}

const isState = (said: unknown): said is SandboxState => Array.isArray(readProperty(said, 'personas'));
const isRecent = (said: unknown): said is Serialized<RecentRecords> =>
  Array.isArray(readProperty(said, 'outbox'));
const isWalletOverview = (said: unknown): said is WalletOverview =>
  Array.isArray(readProperty(said, 'purses'));

async function fetchSnapshot(): Promise<void> {
  const [state, recent, wallets] = await Promise.all([
    request('GET', '/sandbox/state'),
    request('GET', '/sandbox/recent'),
    request('GET', '/sandbox/purses'),
  ]);
  if (!isState(state) || !isRecent(recent) || !isWalletOverview(wallets)) {
    throw new Error('the sandbox said something else');
  }
  for (const show of subscribers) show({ state, recent, wallets });
}

/** Reads how everything stands once more, after whatever is being read already. */
export async function refresh(): Promise<void> {
  await inFlight?.catch(() => undefined);
  inFlight = fetchSnapshot();
  await inFlight;
}

/** Reads again every few seconds while somebody looks; says so at the top when nobody answers. */
export function startPolling(): void {
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
