/** A wave: code that comes in one file, because the same person needs it at the same moment (design §7). */
interface ChunkGroup {
  name: string;
  /** Waves that share with this one alone, and may load it for that. */
  companions?: readonly string[];
  /** Paths of its roots: route modules, and modules that are imported late. None where it only holds what others share. */
  roots?: RegExp;
  /** The wave that is there when the server has drawn this one: its styles belong to that one, its code comes later. */
  drawnBy?: string;
  /** Whether it takes a module that these waves need; left out, it takes what it needs itself. */
  takes?(needing: ReadonlySet<string>): boolean;
}

/** Pages that visitors land on: their own wave brings no more than a visitor sees, `<name>-live` what a player does there. */
const CASINO: ChunkGroup = { name: 'casino', roots: /\/lobby\/src\/routes\/(?:casino|studios?)/ };
const GAME: ChunkGroup = { name: 'game', roots: /\/lobby\/src\/routes\/game/ };
const PROMOTIONS: ChunkGroup = { name: 'promotions', roots: /\/rewards\/src\/routes\/promotions/ };
const GAMES = [CASINO, GAME] as const;
/** In place of a page, a list or a game that does not exist. */
const NOT_FOUND: ChunkGroup = {
  name: 'absent',
  roots: /\/lobby\/src\/(?:routes\/not-found|list\/list-unavailable|game\/game-unavailable)/,
};
const REWARDS: readonly ChunkGroup[] = [
  PROMOTIONS,
  { name: 'tournaments', roots: /\/rewards\/src\/routes\/tournaments/, companions: ['referral'] },
  { name: 'cashback', roots: /\/rewards\/src\/routes\/cashback/, companions: ['home', 'home-live'] },
  { name: 'documents', roots: /\/features\/access\/src\/routes\/|\/responsible-gambling/ },
];

/** What hydrates the root page: no other page needs it. */
const ROOT_PAGE: ChunkGroup = { name: 'front', roots: /\/lobby\/src\/routes\/root\.tsx/, drawnBy: 'hydrate' };

/** What comes to life on the root page at the first sign of somebody. */
const HOME: ChunkGroup = {
  name: 'home',
  drawnBy: 'hydrate',
  roots: /\/(?:lobby-home|latest-wins|root-rewards-section|promo-slots|hero-slides)\.tsx?$/,
};

/** Pages and dialogs for players, and what players do on a landing page. */
const PLAYER_GROUPS: readonly ChunkGroup[] = [
  { name: 'home-live', roots: /\/(?:live-wins|player-carousels|player-rewards)\.tsx?$/ },
  { name: 'select', roots: /\/opened-select/ },
  // Read before the first render where the address or the settings ask for it.
  { name: 'deep-link', roots: /\/modal-history/ },
  { name: 'route-edits', roots: /\/apply-sent-route-overrides/ },
  { name: 'phone', roots: /\/domain\/src\/fields\/phone/ },
  // The checksums of crypto addresses: for who pays by crypto alone.
  { name: 'crypto-address', roots: /\/domain\/src\/methods\/crypto-address/ },
  // The encoder of QR codes: for who pays by crypto or sets up an authenticator app.
  { name: 'qr', roots: /\/qr-code\/qr-path/ },
  { name: 'cashier', roots: /\/features\/cashier\// },
  { name: 'limits', roots: /\/features\/safer-play\// },
  { name: 'account', roots: /\/features\/account\// },
  { name: 'session', roots: /\/features\/session\/|\/send-sign-up/ },
  // What stands on landing pages as the server drew it, until somebody is there.
  {
    name: 'promotions-drawn',
    roots: /\/rewards\/src\/promotions\/static-promotions/,
    drawnBy: 'promotions',
  },
  { name: 'game-drawn', roots: /\/lobby\/src\/game\/game-screen/, drawnBy: 'game' },
  { name: 'casino-drawn', roots: /\/lobby\/src\/list\/list-page/, drawnBy: 'casino' },
  { name: 'promotions-live', roots: /\/rewards\/src\/promo/ },
  { name: 'bonuses', roots: /\/rewards\/src\/(?:bonuses|routes\/bonuses)/ },
  { name: 'tournaments-live', roots: /\/rewards\/src\/(?:tournaments|club)/ },
  { name: 'referral', roots: /\/rewards\/src\/(?:referral|routes\/referral)/ },
  { name: 'cashback-live', roots: /\/features\/rewards\// },
  { name: 'game-live', roots: /\/lobby\/src\/game\// },
  { name: 'deposit-box', roots: /\/deposit-box|\/suppressed-hero/ },
  { name: 'search', roots: /\/search-dialog/ },
  { name: 'favorites', roots: /\/lobby\/src\/(?:routes\/favorites|favorites-page\/)/ },
  { name: 'casino-live', roots: /\/features\/lobby\// },
  // Pages of a brand's own, in its app.
  { name: 'brand-pages', roots: /\/apps\/[^/]+\/app\/(?!root\.|entry\.|hero-slides\.)/ },
  { name: 'notices', roots: /\/panel-tooltips|\/not-found|\/country-block/ },
];

/** Leaves that only such pages have as these are: what they share among themselves is nobody else's. */
const LIVE_GROUPS: readonly (readonly string[])[] = [
  [
    'home-live',
    'promotions-drawn',
    'promotions-live',
    'bonuses',
    'tournaments-live',
    'referral',
    'cashback-live',
  ],
  ['casino-drawn', 'game-drawn', 'game-live', 'deposit-box', 'search', 'favorites', 'casino-live', 'select'],
];

function isApart(one: string, other: string): boolean {
  return one !== other && !LIVE_GROUPS.some((names) => names.includes(one) && names.includes(other));
}

/** The page whose drawn part and whose player's part a wave is. */
const pageOf = (name: string) => name.replace(/-(?:drawn|live)$/, '');

const landingGroups = ['home', ...[...GAMES, ...REWARDS].map(({ name }) => name)];
const playerGroups = PLAYER_GROUPS.map(({ name }) => name);

/**
 * From the code that everybody has to the code of one page. A module belongs to the first wave that takes it, and a wave
 * that needs more of the waves comes before one that needs fewer: so no two import each other.
 */
const CHUNK_GROUPS: readonly ChunkGroup[] = [
  {
    name: 'hydrate',
    roots:
      /\/app\/(?:entry\.client|root)\.tsx|\/shell\/src\/(?:routes\/locale|layouts\/(?:basic|panel)-layout)\.tsx/,
    // And what a landing page shares with the code that comes to every page in the end: a seventh script would wait until
    // one of the six that a browser asks for at once has come.
    takes: (needing) =>
      needing.has('hydrate') ||
      (needing.size > 1 && needing.has(ROOT_PAGE.name)) ||
      (needing.has('idle') && needsOneOf(needing, [...GAMES, PROMOTIONS])),
  },
  ROOT_PAGE,
  {
    name: 'idle',
    roots:
      /\/packages\/player\/src\/(?:attribution\/(?!link-token|referral-code)|tracking\/|session\/log-event)|\/(?:recent-paths|offline-icon|may-be-blocked)\.tsx?$/,
  },
  // What both kinds of landing pages need, and what one kind shares among itself or with players' pages.
  {
    name: 'pages',
    takes: (needing) =>
      (needsOneOf(needing, GAMES) && needsOneOf(needing, REWARDS)) ||
      GAMES.every(({ name }) => needing.has(name)) ||
      isShared(needing, [GAME]),
  },
  { name: 'casino-shared', takes: (needing) => isShared(needing, [CASINO]) },
  {
    name: 'reward-pages',
    takes: (needing) =>
      REWARDS.filter(({ name }) => needing.has(name)).length > 1 || isShared(needing, [PROMOTIONS]),
  },
  { name: 'other-pages', takes: (needing) => isShared(needing, [...REWARDS, NOT_FOUND]) },
  NOT_FOUND,
  ...GAMES,
  ...REWARDS,
  {
    name: 'player',
    roots:
      /\/packages\/player\/src\/(?:player\/|realtime\/|session\/(?!send-sign-up|log-event)|attribution\/(?:link-token|referral-code))|\/shell\/src\/language\/account|\/api\/src\/(?:upload|queries\/)|\/(?:header-balance|tracking-body|country-watch|player-tracking|player-greeting|unless-player-suppressed|player-viewer-reporter|sync-favorites|profile-area)\.tsx?$/,
    takes: (needing) => needing.has('player') || isShared(needing, [HOME]),
  },
  {
    name: 'overlay',
    roots:
      /\/(?:lazy|lazy-dialogs)\.ts$|\/(?:modal-stack|menu-sheet|panel-drawer|language-dialog|wallet-switcher|play-announcer-list|session-announcer-list)\.tsx$/,
  },
  HOME,
  {
    name: 'parts',
    takes: (needing) =>
      playerGroups.some(
        (one) => needing.has(one) && playerGroups.some((other) => needing.has(other) && isApart(one, other)),
      ),
  },
  // Bonuses are a page of their own, which wants nothing of what the calendars share.
  { name: 'bonus-live', takes: (needing) => needing.has('bonuses') && needing.size > 1 },
  ...LIVE_GROUPS.map((names, place): ChunkGroup => ({
    name: place === 0 ? 'rewards-live' : 'lobby-live',
    takes: (needing) => new Set(names.filter((one) => needing.has(one)).map(pageOf)).size > 1,
  })),
  ...PLAYER_GROUPS,
];

export const CHUNK_GROUP_NAMES = CHUNK_GROUPS.map(({ name }) => name);

/** The waves that start from roots; the others hold what those share. */
export const ROOTED_GROUPS = CHUNK_GROUPS.filter(({ roots }) => roots).map(({ name }) => name);

/** The waves that the page of a route module fetches for a player besides its own. */
export function getPlayerChunkGroups(route: string): readonly string[] {
  const wave = getChunkGroupOfRoot(route);
  const page = wave === ROOT_PAGE.name ? HOME.name : wave;
  return landingGroups.includes(page) ? ['player', page, `${page}-drawn`, `${page}-live`] : [];
}

/** The wave of a root. */
export function getChunkGroupOfRoot(path: string): string {
  // What a landing page or the start of the app names is no leaf's, wherever its folder is.
  const wave = CHUNK_GROUPS.find(({ roots }) => roots?.test(path));
  if (!wave) throw new Error(`No wave takes ${path}: name it in tooling/vite/src/chunk-groups.ts.`);
  return wave.name;
}

function needsOneOf(needing: ReadonlySet<string>, waves: readonly ChunkGroup[]): boolean {
  return waves.some(({ name }) => needing.has(name));
}

/** Whether one of these pages needs it, and somebody besides that page. */
function isShared(needing: ReadonlySet<string>, pages: readonly ChunkGroup[]): boolean {
  return pages.some(
    ({ name, companions = [] }) =>
      needing.has(name) &&
      [...needing].some((other) => ![name, `${name}-drawn`, `${name}-live`, ...companions].includes(other)),
  );
}

/** The wave of styles by whose page the server draws with them: that page's own, or what all landing pages have. */
function getDrawnGroup(needing: ReadonlySet<string>): string | null {
  const pages = CHUNK_GROUPS.flatMap(({ name, drawnBy }) => (drawnBy && needing.has(name) ? [drawnBy] : []));
  const [page] = pages;
  if (page === undefined) return null;
  if (pages.includes('hydrate')) return 'hydrate';
  const own = [page, `${page}-drawn`, `${page}-live`];
  return [...needing].every((name) => own.includes(name)) ? page : 'pages';
}

/** The wave of a module, by the waves whose roots need it. */
export function getChunkGroup(id: string, needing: ReadonlySet<string>): string {
  if (/\.css(?:\?|$)/.test(id)) {
    const drawn = getDrawnGroup(needing);
    if (drawn !== null) return drawn;
  }
  const wave = CHUNK_GROUPS.find(({ name, takes }) => takes?.(needing) ?? needing.has(name));
  if (!wave) throw new Error(`No wave takes what ${[...needing].join(' and ')} need.`);
  return wave.name;
}
