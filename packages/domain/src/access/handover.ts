/** Where every address of the brand takes in a player from another one. */
export const HANDOVER_PATH = '/handover';

/** A code that came with an address: `from` is the page that led here, or empty; `at` when, in epoch ms. */
export type ArrivedHandover = { code: string; from: string; at: number };

/** No code lives longer; what is older was left by an earlier visit. */
const MAX_AGE_MS = 120_000;

/** Reads what the host's page has stored; undefined for what is no code or is too old. `now` in epoch ms. */
export function readHandover(raw: unknown, now: number): ArrivedHandover | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { code, from, at } = { code: '', from: '', at: 0, ...raw };
  if (typeof code !== 'string' || code === '' || typeof from !== 'string' || typeof at !== 'number')
    return undefined;
  return now - at < MAX_AGE_MS ? { code, from, at } : undefined;
}

/**
 * Where a player goes on at another address: the code stands in the fragment, which no server, log or referrer sees, and
 * `path` is the page they come back to. Source: ours (docs/contracts.md).
 */
export function handoverUrl({ origin, code, path }: { origin: string; code: string; path: string }): string {
  return `${origin}${HANDOVER_PATH}#${new URLSearchParams({ code, to: path }).toString()}`;
}

/** Whether a page that led here is of the brand: then nobody else can have slipped in a code of their own account. */
export function isFromOwnAddress(
  from: string,
  { casinoOrigin, mirrorDomain }: { casinoOrigin: string | null; mirrorDomain: readonly { url: string }[] },
): boolean {
  const own = [casinoOrigin ?? '', ...mirrorDomain.map(({ url }) => url)].map(originOf);
  const origin = originOf(from);
  return origin !== null && own.includes(origin);
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** Reads and writes addresses as browsers do; pure, and in Node and browsers alike. */
declare const URL: { canParse(address: string): boolean; new (address: string): { origin: string } };
declare const URLSearchParams: new (pairs: Record<string, string>) => { toString(): string };
