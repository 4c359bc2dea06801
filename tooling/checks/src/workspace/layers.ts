/** The layers of the architecture; a package belongs to exactly one. */
export type Layer =
  | 'domain'
  | 'api'
  | 'ui'
  | 'i18n'
  | 'browser'
  | 'page'
  | 'forms'
  | 'links'
  | 'player'
  | 'wallet'
  | 'shell'
  | 'feature'
  | 'composition'
  | 'host'
  | 'brand'
  | 'sandbox'
  | 'storybook'
  | 'e2e'
  | 'tooling';

/** What of another layer may be imported: all its entries, or those that start so; types perhaps from all. */
export type Access = 'every entry' | { only: readonly string[]; types: 'every entry' | 'the same' };

/** The client itself comes by context; a beacon and the look at a visitor's country go without one, because a first view has none. */
const QUERIES_AND_ENDPOINTS: Access = {
  only: ['./queries/', './endpoints/', './failure', './events', './send-beacon', './visitor-country'],
  types: 'every entry',
};
const SCHEMAS: Access = {
  only: ['./endpoints/', './endpoint', './envelope', './events'],
  types: 'every entry',
};

/** What every view stands on; the frame's packages come upon it, each upon those before it (decision 037). */
const GROUND = {
  domain: 'every entry',
  api: 'every entry',
  ui: 'every entry',
  i18n: 'every entry',
  browser: 'every entry',
} as const satisfies Partial<Record<Layer, Access>>;
const FRAME = {
  page: 'every entry',
  forms: 'every entry',
  links: 'every entry',
  player: 'every entry',
  wallet: 'every entry',
  shell: 'every entry',
} as const satisfies Partial<Record<Layer, Access>>;

/**
 * The import table: a layer and the layers it may import. What is not named here is refused.
 * `{brand}` stands for the name of the importing app.
 */
export const ALLOWED_IMPORTS = {
  domain: {},
  api: { domain: 'every entry' },
  ui: {},
  i18n: { domain: 'every entry' },
  browser: { domain: 'every entry' },
  page: GROUND,
  forms: { ...GROUND, page: 'every entry' },
  links: { ...GROUND, page: 'every entry' },
  player: { ...GROUND, page: 'every entry', forms: 'every entry', links: 'every entry' },
  wallet: { ...GROUND, page: 'every entry', player: 'every entry' },
  shell: {
    ...GROUND,
    page: 'every entry',
    links: 'every entry',
    player: 'every entry',
    wallet: 'every entry',
  },
  feature: { ...GROUND, api: QUERIES_AND_ENDPOINTS, ...FRAME },
  // What every brand starts from: it only puts features together.
  composition: { page: 'every entry', feature: 'every entry' },
  brand: {
    // The theme, the ground sheet every theme stands on, and the looks of a link on a page of the brand's own.
    ui: { only: ['./themes/{brand}', './global', './button', './link'], types: 'the same' },
    i18n: 'every entry',
    page: 'every entry',
    links: 'every entry',
    shell: 'every entry',
    feature: 'every entry',
    composition: 'every entry',
    host: 'every entry',
  },
  host: { domain: 'every entry', api: 'every entry', i18n: 'every entry' },
  sandbox: {
    domain: 'every entry',
    api: { only: [...SCHEMAS.only, './headers', './fixtures'], types: 'every entry' },
  },
  storybook: {
    ...GROUND,
    api: SCHEMAS,
    ...FRAME,
    feature: 'every entry',
    sandbox: { only: ['./art'], types: 'the same' },
    // The gallery takes pictures in the browser that tests run in.
    tooling: { only: ['./chromium'], types: 'the same' },
  },
  e2e: {
    ...GROUND,
    api: SCHEMAS,
    ...FRAME,
    feature: 'every entry',
    tooling: 'every entry',
  },
  tooling: {
    tooling: 'every entry',
    // A new brand's tokens are derived, measured and written, and every theme's are exported (decision 032).
    ui: {
      only: [
        './derive-tokens',
        './contrast-problems',
        './oklch',
        './tokens-file',
        './design-tokens',
        './token-sheet',
      ],
      types: 'the same',
    },
  },
} as const satisfies Record<Layer, Partial<Record<Layer, Access>>>;

/** Rooms that run in Node and may use its modules. */
export const NODE_LAYERS: ReadonlySet<Layer> = new Set<Layer>([
  'host',
  'composition',
  'brand',
  'sandbox',
  'storybook',
  'e2e',
  'tooling',
]);

const APP_LAYERS: Record<string, Layer> = { sandbox: 'sandbox', storybook: 'storybook' };
const TOOLING_LAYERS: Record<string, Layer> = { e2e: 'e2e' };
const PACKAGE_LAYERS: Record<string, Layer> = {
  domain: 'domain',
  api: 'api',
  ui: 'ui',
  i18n: 'i18n',
  browser: 'browser',
  page: 'page',
  forms: 'forms',
  links: 'links',
  player: 'player',
  wallet: 'wallet',
  shell: 'shell',
  composition: 'composition',
  host: 'host',
};

/**
 * The room a package's folder stands for.
 *
 * @throws Error for a folder the table does not know.
 */
export function getLayer(folder: string): Layer {
  const [top = '', name = '', feature] = folder.split('/');
  if (top === 'apps') return APP_LAYERS[name] ?? 'brand';
  if (top === 'tooling') return TOOLING_LAYERS[name] ?? 'tooling';
  const room = name === 'features' && feature ? 'feature' : PACKAGE_LAYERS[name];
  if (top === 'packages' && room) return room;
  throw new Error(
    `${folder} is no room of the table: add it to tooling/checks/src/workspace/layers.ts, with its row.`,
  );
}
