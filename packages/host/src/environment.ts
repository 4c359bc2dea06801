import { isIP } from 'node:net';
import { ANY_HOST } from '@baize/domain/known-hosts';
import * as v from 'valibot';

const webAddress = v.pipe(
  v.string(),
  v.url('must be an http(s) address'),
  v.regex(/^https?:/, 'must be an http(s) address'),
  v.transform((address) => address.replace(/\/+$/, '')),
);

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);

function origins(example: string) {
  return v.pipe(
    v.string(),
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.check(
      (list) => list.every((one) => /^https:$|^https?:\/\/[^\s/;,?#@]+$/.test(one)),
      `must be origins, such as ${example}, with commas between, or https: for any`,
    ),
  );
}

const schema = v.object({
  PLATFORM_URL: webAddress,
  PUBLIC_BACKEND_URL: v.optional(webAddress),
  SYSTEM_TOKEN: v.optional(v.string()),
  ASSET_ROOT: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|https:\/\/)/, 'must be a path or an https address')),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
      v.check(
        (list) => list.every(isAddress),
        'must be addresses or ranges, such as 10.0.0.0/8, with commas between',
      ),
    ),
  ),
  HOST_NAMES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
      v.check(
        (list) => list.every((one) => one === ANY_HOST || /^[a-z\d.-]+$/i.test(one)),
        'must be names of hosts, such as casino.example, with commas between, or * for any',
      ),
    ),
  ),
  PAYMENT_ORIGINS: v.optional(origins('https://pay.example')),
  GAME_ORIGINS: v.optional(origins('https://games.example')),
  GEOCODER_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:(?=.*\{lat\})(?=.*\{lon\})/,
        'must be an http(s) address with {lat} and {lon} in it, such as https://maps.example/reverse?lat={lat}&lon={lon}',
      ),
      v.check(
        (address) => URL.canParse(address.replace('{lat}', '0').replace('{lon}', '0')),
        'must be an http(s) address',
      ),
    ),
  ),
  SETTINGS_EVERY: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,4}$/, 'must be whole seconds from 1 to 99999'),
      v.transform(Number),
    ),
    '60',
  ),
  PORT: v.optional(port),
  HOST: v.optional(v.string(), '127.0.0.1'),
});

/** What a brand host is told by its environment. */
export interface HostEnvironment {
  /** The platform API, as this server reaches it. */
  platformUrl: string;
  /** Where browsers open their socket. */
  backendUrl: string;
  /** Names the brand to the platform; never leaves the server. */
  systemToken: string | null;
  /** The platform's picture folder, or null for the pictures that ship with the app (SET-05). */
  assetRoot: string | null;
  /** Origins of payment providers and banks that a page's form may lead to; `https:` for any. */
  paymentOrigins: readonly string[];
  /** Origins that games are played from, in a frame of a page; `https:` for any. */
  gameOrigins: readonly string[];
  /** The maps service that tells the country of a place, with `{lat}` and `{lon}`; null when the brand has none (GEO-03). */
  geocoderUrl: string | null;
  /** Hosts it answers for beside those in the settings; `*` for any (MIR-01). */
  hostNames: readonly string[];
  /** Addresses whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** How long settings and tracking scripts are believed before they are read again, in ms (SET-01). */
  settingsEveryMs: number;
  port: number;
  host: string;
}

/**
 * Reads the environment once, at start.
 *
 * @throws Error naming every variable that is missing or wrong, and what it must be.
 */
export function readEnvironment(env: NodeJS.ProcessEnv, defaultPort: number): HostEnvironment {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(schema, filled, { abortPipeEarly: true });
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) => {
      const key = issue.path?.[0]?.key;
      const name = typeof key === 'string' ? key : 'environment';
      return `${name}: ${issue.received === 'undefined' ? 'is missing' : issue.message}`;
    });
    throw new Error(`The host cannot start. ${lines.join('; ')}.`);
  }
  const { output } = parsed;
  return {
    platformUrl: output.PLATFORM_URL,
    backendUrl: output.PUBLIC_BACKEND_URL ?? output.PLATFORM_URL,
    systemToken: output.SYSTEM_TOKEN ?? null,
    assetRoot: output.ASSET_ROOT?.replace(/\/+$/, '') ?? null,
    paymentOrigins: output.PAYMENT_ORIGINS ?? [],
    gameOrigins: output.GAME_ORIGINS ?? [],
    geocoderUrl: output.GEOCODER_URL ?? null,
    hostNames: output.HOST_NAMES ?? [],
    trustedProxies: output.TRUSTED_PROXIES ?? [],
    settingsEveryMs: output.SETTINGS_EVERY * 1_000,
    port: output.PORT ?? defaultPort,
    host: output.HOST,
  };
}

/** An IP address, or a range of them as `address/bits`. */
function isAddress(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const size = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return size > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size));
}
