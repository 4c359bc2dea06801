import type { Brand } from './worker-addresses.ts';

/** The players every sandbox has; each signs in as `<name>@player.test`. */
export type PersonaName =
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

export function getPersonaEmail(persona: PersonaName): string {
  return `${persona}@player.test`;
}

/** Something that goes wrong between the platform and a brand, for one call or all of them (`*`). */
export type FaultRequest = {
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
  /** The addresses of accounts that are linked to one elsewhere. */
  linkedAccounts: string[];
  personas: {
    name: PersonaName;
    email: string;
    balance: number;
    currencyCode: string;
    signedIn: boolean;
    /** Whether the player has closed the account. */
    closed: boolean;
    /** By what the player lets offers come, null for one who never chose. */
    offerChannels: Record<string, boolean> | null;
    sockets: number;
  }[];
}

/** A document as who reviews it sees it; `kind` is what its bytes are, null for one that is only asked for. */
export interface ReviewedDocument {
  id: string;
  labelId: string;
  name: string;
  status: 'confirmed' | 'rejected' | 'requested' | 'pending';
  kind: 'jpg' | 'png' | 'pdf' | null;
}

/** The levers of the sandbox: clock, faults, settings, visitor, players. */
export interface SandboxClient {
  /** Back to the seeded rows, no fault, no override, and the clock as given or live. */
  reset(clock?: { mode: 'live' | 'frozen'; now?: string }): Promise<void>;
  freeze(now: string): Promise<void>;
  advance(ms: number): Promise<void>;
  unfreeze(): Promise<void>;
  addFault(fault: FaultRequest): Promise<void>;
  clearFaults(): Promise<void>;
  overrideSettings(brand: Brand, settings: Record<string, unknown> | null): Promise<void>;
  /** What the brand words its own way in a language; it replaces what was there. */
  overrideTexts(brand: Brand, locale: string, overrideTexts: Record<string, string> | null): Promise<void>;
  setVisitor(visitor: { country?: string; ip?: string | null }): Promise<void>;
  /** A new session of a player, whose token it answers; an earlier one ends. */
  signIn(persona: PersonaName): Promise<string>;
  /** Ends a player's session in silence: the next call answers 403. */
  endSession(persona: PersonaName): Promise<void>;
  emit(persona: PersonaName, event: string, payload?: Record<string, unknown>): Promise<void>;
  /** Sends so many debits and credits a second, and answers how many when the last one is sent. */
  emitBurst(persona: PersonaName, rate: { perSecond: number; seconds: number }): Promise<number>;
  fetchState(): Promise<SandboxState>;
  /** The rewards paid to a player since the reset, each amount as it was paid. */
  fetchPaidAmounts(persona: PersonaName): Promise<number[]>;
  fetchLogEvents(): Promise<{ event: string; payload: unknown }[]>;
  /** The newest message sent to somebody: its words, and where its link leads on a brand's site. */
  fetchLastMessage(recipient: string): Promise<{ body: string; path: string }>;
  /** The documents of a player as who reviews them sees them, the oldest first. */
  fetchDocuments(persona: PersonaName): Promise<ReviewedDocument[]>;
  requestDocument(persona: PersonaName, labelId: string, reason?: string): Promise<void>;
  reviewDocument(id: string, status: ReviewedDocument['status'], reason?: string): Promise<void>;
  /** What the push service was told since the reset, the first news first. */
  fetchPushRecords(): Promise<{ kind: string; email: string | null; payload: unknown }[]>;
}

/** @throws Error with the sandbox's own words when it refuses what was asked. */
export function connectSandbox(url: string): SandboxClient {
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
    unfreeze: () => tell('POST', 'clock', { mode: 'live' }),
    addFault: (fault) => tell('POST', 'faults', fault),
    clearFaults: () => tell('DELETE', 'faults'),
    overrideSettings: (brand, override) => tell('PUT', 'settings', { brand, override }),
    overrideTexts: (brand, locale, texts) => tell('PUT', 'locales', { brand, locale, texts }),
    setVisitor: (visitor) => tell('POST', 'visitor', visitor),
    async signIn(persona) {
      const { accessToken } = (await send('POST', 'sign-in', { persona })) as { accessToken: string };
      return accessToken;
    },
    endSession: (persona) => tell('POST', 'end-session', { persona }),
    emit: (persona, event, payload = {}) => tell('POST', 'events', { persona, event, payload }),
    async emitBurst(persona, rate) {
      const { sent } = (await send('POST', 'events/burst', { persona, ...rate })) as { sent: number };
      return sent;
    },
    fetchState: async () => (await send('GET', 'state')) as SandboxState,
    async fetchPaidAmounts(persona) {
      const { entries } = (await send('GET', `ledger?persona=${persona}`)) as {
        entries: { reason: string; account: string; amount: number; at: string }[];
      };
      return entries
        .filter(
          ({ reason, account, at }) => reason === 'rakeback' && account.endsWith(':real') && at >= since,
        )
        .map(({ amount }) => amount);
    },
    async fetchLastMessage(recipient) {
      const { messages } = (await send('GET', `outbox?recipient=${encodeURIComponent(recipient)}`)) as {
        messages: { body: string; link: string | null }[];
      };
      const [newest] = messages;
      if (!newest) throw new Error(`Nothing was sent to ${recipient}.`);
      const { pathname, search } = new URL(newest.link ?? '/', 'http://brand.test');
      return { body: newest.body, path: pathname + search };
    },
    async fetchLogEvents() {
      const { events } = (await send('GET', 'log-events')) as {
        events: { event: string; payload: unknown }[];
      };
      return events;
    },
    async fetchDocuments(persona) {
      const { documents } = (await send('GET', `documents?persona=${persona}`)) as {
        documents: ReviewedDocument[];
      };
      return documents;
    },
    requestDocument: (persona, labelId, reason) =>
      tell('POST', 'documents/request', { persona, labelId, reason }),
    reviewDocument: (id, status, reason) => tell('POST', 'documents/review', { id, status, reason }),
    async fetchPushRecords() {
      const { records } = (await send('GET', 'push-records')) as {
        records: { kind: string; email: string | null; payload: unknown }[];
      };
      return records.toReversed();
    },
  };
}
