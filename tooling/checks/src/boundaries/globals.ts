import type { Layer } from '../workspace/layers.ts';

/** A global a room must not touch, as `name`, `Owner.member` or `new Date()`, and what to do instead. */
export type ForbiddenGlobals = Readonly<Record<string, string>>;

const INSTANT = 'take the instant as an argument; the caller has it from @baize/browser/clock';
const CHANCE = 'take the seed as an argument; the caller has it from @baize/browser/random';
const STORE = 'keep it by `stored` of @baize/browser/storage';
const CLOCK = 'ask @baize/browser/clock: it follows the platform and survives a sleeping tab';
const PURE = 'hand the fact in as an argument: rules know no browser, no network and no process';

const clock: ForbiddenGlobals = { 'Date.now': CLOCK, 'new Date()': CLOCK, 'Date()': CLOCK };
const storage: ForbiddenGlobals = { localStorage: STORE, sessionStorage: STORE, indexedDB: STORE };
const view: ForbiddenGlobals = {
  ...storage,
  ...clock,
  setInterval: CLOCK,
  fetch: 'send a request of @baize/api through the client',
};

/** What a room must leave to another one: the borders that an import table cannot see. */
export const FORBIDDEN_GLOBALS: Partial<Record<Layer, ForbiddenGlobals>> = {
  domain: {
    'Date.now': INSTANT,
    'new Date()': INSTANT,
    'Date()': INSTANT,
    'DateTime.now': INSTANT,
    'DateTime.local()': INSTANT,
    'DateTime.utc()': INSTANT,
    'Math.random': CHANCE,
    crypto: CHANCE,
    performance: INSTANT,
    setTimeout: PURE,
    setInterval: PURE,
    setImmediate: PURE,
    queueMicrotask: PURE,
    requestAnimationFrame: PURE,
    requestIdleCallback: PURE,
    fetch: PURE,
    XMLHttpRequest: PURE,
    WebSocket: PURE,
    localStorage: PURE,
    sessionStorage: PURE,
    indexedDB: PURE,
    window: PURE,
    document: PURE,
    navigator: PURE,
    location: PURE,
    history: PURE,
    globalThis: PURE,
    self: PURE,
    process: PURE,
    console: PURE,
  },
  api: { ...storage, navigator: PURE, window: PURE, document: PURE },
  ui: {
    ...storage,
    ...clock,
    'Math.random': 'take the value as a prop',
    fetch: 'take the value as a prop',
  },
  page: view,
  forms: view,
  links: view,
  player: view,
  wallet: view,
  shell: view,
  feature: view,
};

/** Where a refused global is right after all, and why. */
export const ALLOWED_GLOBALS: readonly { name: string; file: RegExp; because: string }[] = [
  {
    name: 'fetch',
    file: /^packages\/page\/src\/page\/messages\.ts$/,
    because: 'compiled catalogues are files of the host, read before there is a client',
  },
];
