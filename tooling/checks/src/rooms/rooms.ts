/** The rooms of the house; a package stands in exactly one. */
export type Room =
  | 'domain'
  | 'api'
  | 'ui'
  | 'i18n'
  | 'browser'
  | 'shell'
  | 'feature'
  | 'host'
  | 'brand'
  | 'sandbox'
  | 'storybook'
  | 'e2e'
  | 'tooling';

/** What of another room may be imported: all its entries, or those that start so; types perhaps from all. */
export type Access = 'every entry' | { only: readonly string[]; types: 'every entry' | 'the same' };

/** The client itself comes by context; a beacon and the look at a visitor's country go without one, because a first view has none. */
const QUERIES_AND_CALLS: Access = {
  only: ['./queries/', './calls/', './failure', './events', './beacon', './visitor-country'],
  types: 'every entry',
};
const SCHEMAS: Access = {
  only: ['./calls/', './call', './envelope', './events'],
  types: 'every entry',
};

/**
 * The import table: a room and the rooms it may import. What is not named here is refused.
 * `{brand}` stands for the name of the importing app.
 */
export const IMPORTS = {
  domain: {},
  api: { domain: 'every entry' },
  ui: {},
  i18n: { domain: 'every entry' },
  browser: { domain: 'every entry' },
  shell: {
    domain: 'every entry',
    api: 'every entry',
    ui: 'every entry',
    i18n: 'every entry',
    browser: 'every entry',
  },
  feature: {
    domain: 'every entry',
    api: QUERIES_AND_CALLS,
    ui: 'every entry',
    i18n: 'every entry',
    browser: 'every entry',
    shell: 'every entry',
  },
  brand: {
    // The theme, and the ground sheet every theme stands on.
    ui: { only: ['./themes/{brand}', './global'], types: 'the same' },
    i18n: 'every entry',
    shell: 'every entry',
    feature: 'every entry',
    host: 'every entry',
  },
  host: { domain: 'every entry', api: 'every entry', i18n: 'every entry' },
  sandbox: {
    domain: 'every entry',
    api: { only: [...SCHEMAS.only, './headers', './samples'], types: 'every entry' },
  },
  storybook: {
    domain: 'every entry',
    api: SCHEMAS,
    ui: 'every entry',
    i18n: 'every entry',
    browser: 'every entry',
    shell: 'every entry',
    feature: 'every entry',
    sandbox: { only: ['./art'], types: 'the same' },
  },
  e2e: {
    domain: 'every entry',
    api: SCHEMAS,
    ui: 'every entry',
    i18n: 'every entry',
    browser: 'every entry',
    shell: 'every entry',
    feature: 'every entry',
    tooling: 'every entry',
  },
  tooling: { tooling: 'every entry' },
} as const satisfies Record<Room, Partial<Record<Room, Access>>>;

/** Rooms that run in Node and may use its modules. */
export const NODE_ROOMS: ReadonlySet<Room> = new Set<Room>([
  'host',
  'brand',
  'sandbox',
  'storybook',
  'e2e',
  'tooling',
]);

const APP_ROOMS: Record<string, Room> = { sandbox: 'sandbox', storybook: 'storybook' };
const TOOLING_ROOMS: Record<string, Room> = { e2e: 'e2e' };
const PACKAGE_ROOMS: Record<string, Room> = {
  domain: 'domain',
  api: 'api',
  ui: 'ui',
  i18n: 'i18n',
  browser: 'browser',
  shell: 'shell',
  host: 'host',
};

/**
 * The room a package's folder stands for.
 *
 * @throws Error for a folder the table does not know.
 */
export function roomOf(folder: string): Room {
  const [top = '', name = '', feature] = folder.split('/');
  if (top === 'apps') return APP_ROOMS[name] ?? 'brand';
  if (top === 'tooling') return TOOLING_ROOMS[name] ?? 'tooling';
  const room = name === 'features' && feature ? 'feature' : PACKAGE_ROOMS[name];
  if (top === 'packages' && room) return room;
  throw new Error(
    `${folder} is no room of the table: add it to tooling/checks/src/rooms/rooms.ts, with its row.`,
  );
}
