import type { Coordinates } from '../access/blocked-visit.ts';
import type { GeoReason } from '../access/geo-block.ts';

/** What the browser says of its own place, once the visitor has it asked; a place comes with the radius in metres. */
export type BrowserSignal =
  | 'denied'
  | 'unsupported'
  | 'timed-out'
  | 'unavailable'
  | (Coordinates & {
      accuracy: number;
      /** The country that the map makes of it; null where no country is. */
      country: string | null;
    });

/** What the platform answers by itself, whatever the browser believes: `open`, or the code of its refusal. */
export type PlatformVerdict = {
  signUp: 'open' | 'COUNTRY_BLOCKED';
  /** A log-in is never refused, or nobody could withdraw; one that links an account to this brand is a way to join. */
  logIn: 'open';
  linkAccount: 'open' | 'COUNTRY_BLOCKED';
  play: 'open' | 'COUNTRY_BLOCKED';
  deposit: 'open' | 'DEPOSIT_COUNTRY_BLOCK';
  /** Nobody is kept from their money, their history or the tools of safer play. */
  withdraw: 'open';
  history: 'open';
  limits: 'open';
};

/** A row of the truth table: what the signals say of whom, and what follows from it. */
export type CountryBlockRow = {
  title: string;
  signals: {
    ip: string;
    /** The country that the address lookup tells; null when it does not answer. */
    country: string | null;
    /** Whether the address is on the brand's whitelist. */
    isListed: boolean;
    /** Null when the visitor does not ask for it. */
    browser: BrowserSignal | null;
  };
  visitor: {
    state: 'guest' | 'player' | 'bot';
    /** How long ago in ms, as the flags of an earlier visit have it; `now` stands in this visit's address. */
    whitelisted: 'now' | { ago: number } | null;
    verified: { ago: number } | null;
    /** The block that an earlier visit found, in `US`. */
    blocked: { ago: number } | null;
  };
  verdict: {
    reason: GeoReason;
    /** Null where the overlay is not shown, or nobody asks the browser. */
    afterCheck: 'lifted' | 'stays' | null;
    /** What the overlay says, in English; null where it is not shown. */
    text: string | null;
    /** Which pages can be read. */
    open: 'every-page' | 'help-pages';
  };
  platform: PlatformVerdict;
};

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The countries that are shut in the table, as in the sandbox. */
export const BLOCKED_COUNTRIES: readonly string[] = ['US', 'KP'];

/** What the overlay leaves open to read, and the log-in that leads to the withdrawal (GEO-04). */
export const HELP_PAGES = [
  '/responsible-gambling',
  '/terms-and-conditions',
  '/privacy-policy',
  '/contacts',
  '/?modal=login',
] as const;

/** Pages that it does not. */
export const SHUT_PAGES = ['/', '/casino', '/promotions', '/?modal=sign-up'] as const;

const OPEN: PlatformVerdict = {
  signUp: 'open',
  logIn: 'open',
  linkAccount: 'open',
  play: 'open',
  deposit: 'open',
  withdraw: 'open',
  history: 'open',
  limits: 'open',
};

const SHUT: PlatformVerdict = {
  ...OPEN,
  signUp: 'COUNTRY_BLOCKED',
  linkAccount: 'COUNTRY_BLOCKED',
  play: 'COUNTRY_BLOCKED',
  deposit: 'DEPOSIT_COUNTRY_BLOCK',
};

const FROM_NL = { ip: '203.0.113.24', country: 'NL', isListed: false, browser: null };
const FROM_US = { ip: '198.51.100.11', country: 'US', isListed: false, browser: null };
/** No range has this address: the platform takes it for one at home. */
const FROM_NOWHERE = { ip: '10.9.9.9', country: null, isListed: false, browser: null };
const GUEST = { state: 'guest', whitelisted: null, verified: null, blocked: null } as const;

const ASKED = 'You seem to be in a country where we may not offer games.';
const SHOWN = { reason: 'excluded', afterCheck: null, text: ASKED, open: 'help-pages' } as const;

function notShown(reason: GeoReason): CountryBlockRow['verdict'] {
  return { reason, afterCheck: null, text: null, open: 'every-page' };
}

/** Somebody who comes from a shut country with what an earlier visit left, or as more than a guest. */
function fromUs(
  title: string,
  visitor: Partial<CountryBlockRow['visitor']>,
  verdict: CountryBlockRow['verdict'],
): CountryBlockRow {
  return { title, signals: FROM_US, visitor: { ...GUEST, ...visitor }, verdict, platform: SHUT };
}

/** A guest from a shut country who has the browser asked. */
function checked(title: string, browser: BrowserSignal, text: string | null): CountryBlockRow {
  return {
    title,
    signals: { ...FROM_US, browser },
    visitor: GUEST,
    verdict:
      text === null
        ? { reason: 'excluded', afterCheck: 'lifted', text: ASKED, open: 'every-page' }
        : { reason: 'excluded', afterCheck: 'stays', text, open: 'help-pages' },
    platform: SHUT,
  };
}

const AT_SEA = { latitude: 0, longitude: -30, accuracy: 20, country: null };
const AMSTERDAM = { latitude: 52.37, longitude: 4.895, accuracy: 35, country: 'NL' };
const PYONGYANG = { latitude: 39.02, longitude: 125.75, accuracy: 35, country: 'KP' };
// Two kilometres from each other, on both sides of a river.
const DETROIT = { latitude: 42.331, longitude: -83.046, accuracy: 2_500, country: 'US' };
const WINDSOR = { latitude: 42.309, longitude: -83.036, accuracy: 2_500, country: 'CA' };

/**
 * The truth table of the country block: signals by states of the visitor, to what the overlay says, what stays open and
 * what the platform refuses. The domain's tests, the overlay's, the sandbox's and the browser's journey run every row.
 * Requirements GEO-01 to GEO-04; beyond 19.
 */
export const COUNTRY_BLOCKS: readonly CountryBlockRow[] = [
  {
    title: 'a guest from an open country',
    signals: FROM_NL,
    visitor: GUEST,
    verdict: notShown('not-excluded'),
    platform: OPEN,
  },
  {
    title: 'a guest whose country nobody can tell',
    signals: FROM_NOWHERE,
    visitor: GUEST,
    verdict: notShown('unknown-country'),
    platform: OPEN,
  },
  {
    title: 'a guest who was blocked yesterday, whose country nobody can tell now',
    signals: FROM_NOWHERE,
    visitor: { ...GUEST, blocked: { ago: 23 * HOUR } },
    verdict: SHOWN,
    platform: OPEN,
  },
  {
    title: 'a guest who was blocked longer ago, whose country nobody can tell now',
    signals: FROM_NOWHERE,
    visitor: { ...GUEST, blocked: { ago: 25 * HOUR } },
    verdict: notShown('unknown-country'),
    platform: OPEN,
  },
  {
    title: 'a guest who was blocked yesterday and is in an open country now',
    signals: FROM_NL,
    visitor: { ...GUEST, blocked: { ago: 23 * HOUR } },
    verdict: notShown('not-excluded'),
    platform: OPEN,
  },
  fromUs('a guest from a shut country', {}, SHOWN),
  {
    title: 'a guest from a shut country whose address is on the whitelist',
    signals: { ...FROM_US, ip: '198.51.100.10', isListed: true },
    visitor: GUEST,
    verdict: notShown('whitelisted-ip'),
    platform: OPEN,
  },
  fromUs('a player in a shut country', { state: 'player' }, notShown('signed-in')),
  fromUs('a bot from a shut country', { state: 'bot' }, notShown('bot')),
  fromUs(
    'a guest from a shut country with whitelisted=1 in the address',
    { whitelisted: 'now' },
    notShown('whitelisted'),
  ),
  fromUs(
    'a guest from a shut country whose address had whitelisted=1 29 days ago',
    { whitelisted: { ago: 29 * DAY } },
    notShown('whitelisted'),
  ),
  fromUs(
    'a guest from a shut country whose address had whitelisted=1 31 days ago',
    { whitelisted: { ago: 31 * DAY } },
    SHOWN,
  ),
  fromUs(
    'a guest from a shut country who was verified 23 hours ago',
    { verified: { ago: 23 * HOUR } },
    notShown('verified'),
  ),
  fromUs(
    'a guest from a shut country who was verified 25 hours ago',
    { verified: { ago: 25 * HOUR } },
    SHOWN,
  ),
  checked('a browser that may not tell', 'denied', 'Access to your location is blocked.'),
  checked('a browser that cannot tell', 'unsupported', 'This browser does not support location.'),
  checked(
    'a browser that does not tell in time',
    'timed-out',
    'Your browser did not find your location in time.',
  ),
  checked('a browser that does not know', 'unavailable', 'Your browser could not find your location.'),
  checked('a browser where no country is', AT_SEA, 'We could not look up your country.'),
  checked('a browser in an open country', AMSTERDAM, null),
  checked(
    'a browser in another shut country',
    PYONGYANG,
    'Your browser reports a country where we may not offer games either.',
  ),
  checked(
    'a browser on the shut side of a border',
    DETROIT,
    'If you are near a border, move or wait a moment and check again.',
  ),
  checked('a browser on the open side of a border, by the address on the shut one', WINDSOR, null),
  {
    title: 'a guest whose address is on the open side of a border, wherever the browser is',
    signals: { ...FROM_NL, ip: '198.51.100.40', country: 'CA' },
    visitor: GUEST,
    verdict: notShown('not-excluded'),
    platform: OPEN,
  },
];
