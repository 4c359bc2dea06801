import type { Brand } from './places.ts';

/** The players every sandbox has; each signs in as `<name>@player.test`. */
export type Persona =
  | 'newcomer'
  | 'depositor'
  | 'vip'
  | 'crypto'
  | 'kyc-approved'
  | 'unverified'
  | 'bonus-active'
  | 'self-excluded'
  | 'frozen'
  | 'high-loyalty'
  | 'lira'
  | 'yen';

export const PASSWORD = 'Baize-2026';

export function emailOf(persona: Persona): string {
  return `${persona}@player.test`;
}

/** Something that goes wrong between the platform and a brand, for one call or all of them (`*`). */
export type Fault = {
  call: string;
  /** How many times it happens; without it, until the faults are cleared. */
  times?: number;
} & (
  | { kind: 'status'; status: number; body?: unknown }
  | { kind: 'delay'; delayMs: number }
  | { kind: 'malformed'; body?: unknown }
  | { kind: 'drop' | 'lost-answer' }
);

/** What a journey reads of the sandbox; it has more. */
export interface SandboxState {
  clock: { mode: 'live' | 'frozen'; now: string };
  personas: {
    name: Persona;
    email: string;
    balance: number;
    currencyCode: string;
    signedIn: boolean;
    sockets: number;
  }[];
}

/** The levers of the sandbox: clock, faults, settings, visitor, players. */
export interface Sandbox {
  /** Back to the seeded rows, no fault, no override, and the clock as given or live. */
  reset(clock?: { mode: 'live' | 'frozen'; now?: string }): Promise<void>;
  freeze(now: string): Promise<void>;
  advance(ms: number): Promise<void>;
  live(): Promise<void>;
  fail(fault: Fault): Promise<void>;
  clearFaults(): Promise<void>;
  override(brand: Brand, settings: Record<string, unknown> | null): Promise<void>;
  /** What the brand words its own way in a language; it replaces what was there. */
  texts(brand: Brand, locale: string, texts: Record<string, string> | null): Promise<void>;
  visitFrom(visitor: { country?: string; ip?: string | null }): Promise<void>;
  /** A new session of a player, whose token it answers; an earlier one ends. */
  signIn(persona: Persona): Promise<string>;
  /** Ends a player's session in silence: the next call answers 403. */
  endSession(persona: Persona): Promise<void>;
  emit(persona: Persona, event: string, payload?: Record<string, unknown>): Promise<void>;
  /** Sends so many debits and credits a second, and answers how many when the last one is sent. */
  burst(persona: Persona, rate: { perSecond: number; seconds: number }): Promise<number>;
  state(): Promise<SandboxState>;
  /** The rewards paid to a player since the reset, each amount as it was paid. */
  paid(persona: Persona): Promise<number[]>;
  logEvents(): Promise<{ event: string; payload: unknown }[]>;
  /** The newest message sent to somebody: its words, and where its link leads on a brand's site. */
  lastMessage(recipient: string): Promise<{ body: string; path: string }>;
  /** What the push service was told since the reset, the first news first. */
  pushRecords(): Promise<{ kind: string; email: string | null; payload: unknown }[]>;
}

/** @throws Error with the sandbox's own words when it refuses what was asked. */
export function openSandbox(url: string): Sandbox {
  let since = '';
  const send = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${url}/sandbox/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /sandbox/${path}: ${answer.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const tell = async (...ask: Parameters<typeof send>): Promise<void> => {
    await send(...ask);
  };
  return {
    async reset(clock) {
      since = clock?.now ?? '';
      await tell('POST', 'reset', clock ? { clock } : {});
    },
    freeze: (now) => tell('POST', 'clock', { mode: 'frozen', now }),
    advance: (advanceMs) => tell('POST', 'clock', { advanceMs }),
    live: () => tell('POST', 'clock', { mode: 'live' }),
    fail: (fault) => tell('POST', 'faults', fault),
    clearFaults: () => tell('DELETE', 'faults'),
    override: (brand, override) => tell('PUT', 'settings', { brand, override }),
    texts: (brand, locale, texts) => tell('PUT', 'locales', { brand, locale, texts }),
    visitFrom: (visitor) => tell('POST', 'visitor', visitor),
    async signIn(persona) {
      const { accessToken } = (await send('POST', 'sign-in', { persona })) as { accessToken: string };
      return accessToken;
    },
    endSession: (persona) => tell('POST', 'end-session', { persona }),
    emit: (persona, event, payload = {}) => tell('POST', 'events', { persona, event, payload }),
    async burst(persona, rate) {
      const { sent } = (await send('POST', 'events/burst', { persona, ...rate })) as { sent: number };
      return sent;
    },
    state: async () => (await send('GET', 'state')) as SandboxState,
    async paid(persona) {
      const { entries } = (await send('GET', `ledger?persona=${persona}`)) as {
        entries: { reason: string; account: string; amount: number; at: string }[];
      };
      return entries
        .filter(
          ({ reason, account, at }) => reason === 'rakeback' && account.endsWith(':real') && at >= since,
        )
        .map(({ amount }) => amount);
    },
    async lastMessage(recipient) {
      const { messages } = (await send('GET', `outbox?recipient=${encodeURIComponent(recipient)}`)) as {
        messages: { body: string; link: string | null }[];
      };
      const [newest] = messages;
      if (!newest) throw new Error(`Nothing was sent to ${recipient}.`);
      const { pathname, search } = new URL(newest.link ?? '/', 'http://brand.test');
      return { body: newest.body, path: pathname + search };
    },
    async logEvents() {
      const { events } = (await send('GET', 'log-events')) as {
        events: { event: string; payload: unknown }[];
      };
      return events;
    },
    async pushRecords() {
      const { records } = (await send('GET', 'push-records')) as {
        records: { kind: string; email: string | null; payload: unknown }[];
      };
      return records.toReversed();
    },
  };
}
