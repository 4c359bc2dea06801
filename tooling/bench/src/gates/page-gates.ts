import type { ContentTarget } from '../load/observe.ts';
import type { Figure } from '../load/read-load.ts';

/** The brands that are measured. */
export const BRANDS = ['curacao', 'lulu'] as const;

export type Brand = (typeof BRANDS)[number];

/** Who looks at a page: nobody known, or the sandbox's `vip`, signed in by an earlier visit. */
export type Viewer = 'visitor' | 'player';

export interface GateLimit {
  atMost: number;
  /** What was decided or is known to cost the player, for whoever meets the limit. */
  because: string;
}

export type GateLimits = Partial<Record<Figure, GateLimit>>;

export interface PageGate {
  /** How the page is called in tables and messages. */
  name: string;
  paths: Readonly<Record<Brand, string>>;
  viewer: Viewer;
  /** What the page is opened for, where somebody waits for more than the HTML. */
  content?: ContentTarget;
  limits: GateLimits;
}

const everywhere = (path: string): Readonly<Record<Brand, string>> => ({ curacao: path, lulu: path });

/** Bytes, files and stillness of every page, whoever looks, until it is quiet (issue 14). */
const EVERY_PAGE = {
  scriptDepth: { atMost: 2, because: 'each step after the HTML is a round trip: 0.56 s on a slow line' },
  fontFiles: { atMost: 2, because: 'a theme has a font for headings and one for text' },
  fontBytes: { atMost: 60_000, because: 'fonts compete with the scripts for the first seconds of the line' },
  fontsAgain: { atMost: 0, because: 'a font under two names is loaded twice' },
  cls: { atMost: 0.01, because: 'what moves under a thumb is pressed by mistake' },
  htmlBytes: { atMost: 20_000, because: 'nothing is painted before it has come' },
  blockingSheets: {
    atMost: 0,
    because: 'decision 015: a sheet to wait for doubles the time to the first paint',
  },
  catalogueBytes: { atMost: 20_000, because: 'decision 009: the compiled translations of one language' },
} as const satisfies GateLimits;

/** Pages for everybody: all that loads without an interaction until the page is quiet (issue 14). */
const FIRST_PAGE = {
  ...EVERY_PAGE,
  scriptBytes: { atMost: 150_000, because: 'about 0.8 s of a slow line, and as much of a slow processor' },
  scriptFiles: { atMost: 12, because: 'each file is compressed alone and requested alone' },
  otherRequests: { atMost: 20, because: 'what nobody sees must not compete with what the page needs' },
} as const satisfies GateLimits;

const LOBBY = {
  ...FIRST_PAGE,
  htmlBytes: {
    atMost: 22_300,
    because:
      'the inlined sheet, what starts a player’s reads beside it, the icons of the categories, and Deposit in the bar for whoever has a stored session',
  },
  inlineCssBytes: { atMost: 10_000, because: 'decision 014: the first view’s sheet stands in every page' },
} as const satisfies GateLimits;

/** Pages for players: what is requested until their own content is visible (issue 14). */
function playerPage(requests: number, scripts: number): GateLimits {
  return {
    ...EVERY_PAGE,
    htmlBytes: { atMost: 23_500, because: 'the page’s own sheets stand in its HTML' },
    catalogueBytes: {
      atMost: 29_050,
      because:
        'decision 023: both parts of the catalogue; crypto, bonus choice, open payments, those that only this browser knows, refused resends, payment records and the documents they wait for, what a withdrawal is paid out in, a waiting raise that a new limit replaces, the panic button, the limits before play and before a first deposit, the payments that a new one was started instead of, what a payment without an answer may lock, why an account cannot be closed yet, what a saved profile costs, and a password change without an answer need words',
    },
    requestsByContent: {
      atMost: requests,
      because: 'a player waits for each of them before the first control',
    },
    scriptsByContent: {
      atMost: scripts,
      because: 'a player waits for each of them before the first control',
    },
  };
}

/** Deposit and withdrawal. */
const CASHIER: GateLimits = {
  ...playerPage(24, 12),
  htmlBytes: {
    atMost: 25_300,
    because:
      'strips of safer play that the foot counts in, a pay bar with its terms at the foot of both forms, a limit asked for before a deposit, a summary kept in view, a payment’s steps joined by a line, steps and open payments that say their amount to who does not see it, columns from 768 px and skeletons of the same shape, search and Menu in the header, the way to withdraw and the genuine site at the foot',
  },
};

const GAME = everywhere('/casino/games/harbour-sevens');
const LIMITS = { curacao: '/profile/limits', lulu: '/profile2/limits' } as const;

/** What a player's own content is, page by page. */
export const CONTENT = {
  balance: { selector: 'header bdi', text: '18,4' },
  methods: { selector: 'input[type=radio]' },
  limits: { selector: 'main h2', text: 'Deposit limit' },
  bonuses: { selector: 'main h2' },
  days: { selector: '[data-day]' },
  calendar: { selector: '[role=dialog] [data-day]' },
  game: { selector: 'main button', text: '^Play' },
} as const satisfies Record<string, ContentTarget>;

/**
 * What each page may cost, by page and figure: gated on every build by tooling/e2e, measured by `pnpm bench page`.
 * A limit only shrinks; whoever raises one says why in `because`.
 */
export const PAGE_GATES: readonly PageGate[] = [
  { name: '/', paths: everywhere('/'), viewer: 'visitor', limits: LOBBY },
  {
    name: '/casino',
    paths: everywhere('/casino'),
    viewer: 'visitor',
    limits: {
      ...FIRST_PAGE,
      htmlBytes: { atMost: 23_500, because: 'forty tiles and their filters' },
    },
  },
  {
    name: '/promotions',
    paths: everywhere('/promotions'),
    viewer: 'visitor',
    limits: {
      ...FIRST_PAGE,
      scriptBytes: {
        atMost: 150_550,
        because:
          'every link knows whether sign-up or log-in is closed on this domain (MIR-04), a locked account keeps offers away from visitors, and a page whose code did not come is tried once more',
      },
      htmlBytes: {
        atMost: 30_200,
        because: 'it lists every promotion with its terms, and their styles, whose code comes later',
      },
    },
  },
  {
    name: 'game',
    paths: GAME,
    viewer: 'visitor',
    limits: {
      ...FIRST_PAGE,
      htmlBytes: {
        atMost: 20_250,
        because: 'what keeps focus and notices clear of fixed bars is in the first sheet',
      },
    },
  },
  {
    name: '/',
    paths: everywhere('/'),
    viewer: 'player',
    content: CONTENT.balance,
    limits: {
      ...playerPage(38, 19),
      htmlBytes: LOBBY.htmlBytes,
      scriptBytes: {
        atMost: 400_600,
        because:
          'a player’s lobby brings socket, query client, dialogs, rewards and the figures of a session of play',
      },
      scriptFiles: { atMost: 20, because: 'each file is compressed alone and requested alone' },
      otherRequests: { atMost: 60, because: 'what nobody sees must not compete with what the page needs' },
    },
  },
  {
    name: '/deposit',
    paths: everywhere('/deposit'),
    viewer: 'player',
    content: CONTENT.methods,
    limits: CASHIER,
  },
  {
    name: '/withdraw',
    paths: everywhere('/withdraw'),
    viewer: 'player',
    content: CONTENT.methods,
    limits: CASHIER,
  },
  {
    name: '/profile/limits',
    paths: LIMITS,
    viewer: 'player',
    content: CONTENT.limits,
    limits: playerPage(22, 12),
  },
  {
    name: '/bonuses',
    paths: everywhere('/bonuses'),
    viewer: 'player',
    content: CONTENT.bonuses,
    limits: playerPage(28, 13),
  },
  {
    name: '/cashback',
    paths: everywhere('/cashback'),
    viewer: 'player',
    content: CONTENT.days,
    limits: playerPage(25, 15),
  },
];
