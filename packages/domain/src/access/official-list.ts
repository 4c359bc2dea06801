import * as v from 'valibot';

/** Where the host serves the public key that official lists are signed with. */
export const OFFICIAL_LIST_KEY_PATH = '/official-list-key.json';

/** An address the brand answers at; `closesAt` (epoch ms) is when it stops, null when that is not planned. */
export type OfficialAddress = { origin: string; closesAt: number | null };

/** The brand's addresses, as signed by the platform; instants in epoch ms. */
export type OfficialList = {
  addresses: readonly OfficialAddress[];
  issuedAt: number;
  expiresAt: number;
};

/** What the check of a signature found; `unsupported` where the browser cannot check. */
export type SignatureCheck = 'valid' | 'invalid' | 'unsupported';

/** Why a list proves nothing. `unreachable` is a list that did not come. */
export type OfficialListProblem =
  | 'missing'
  | 'altered'
  | 'unsupported'
  | 'unreadable'
  | 'expired'
  | 'unreachable';

/** A list that may be believed, or why it may not: then no address of it may be called genuine. */
export type OfficialListVerdict =
  | { status: 'verified'; list: OfficialList }
  | { status: 'unverified'; problem: OfficialListProblem };

/** How an address stands on a verified list. */
export type AddressStatus = 'genuine' | 'closing' | 'closed' | 'unlisted';

const instant = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse));
const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/?#@\\]+$/), v.toLowerCase());

const listSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    addresses: v.pipe(v.array(v.object({ origin, closesAt: v.nullish(instant, null) })), v.minLength(1)),
    issuedAt: instant,
    expiresAt: instant,
  }),
);

/**
 * Decides whether an official list may be believed. `text` is the list as it was signed, null when the platform has none;
 * `signature` is what its check found, null when list or key came without what a check needs; `now` in epoch ms. A list
 * with one row that cannot be read is wholly unreadable: it was signed as a whole. Source: ours (docs/contracts.md).
 */
export function judgeOfficialList({
  text,
  signature,
  now,
}: {
  text: string | null;
  signature: SignatureCheck | null;
  now: number;
}): OfficialListVerdict {
  const unverified = (problem: OfficialListProblem) => ({ status: 'unverified', problem }) as const;
  if (text === null || signature === null) return unverified('missing');
  if (signature === 'unsupported') return unverified('unsupported');
  if (signature === 'invalid') return unverified('altered');
  const read = v.safeParse(listSchema, text);
  if (!read.success) return unverified('unreadable');
  return read.output.expiresAt <= now ? unverified('expired') : { status: 'verified', list: read.output };
}

/** How an origin stands on a list: scheme, host and port count, as a copy may differ in any of them. */
export function addressStatus(list: OfficialList, origin: string, now: number): AddressStatus {
  const found = list.addresses.find((address) => address.origin === origin.toLowerCase());
  if (!found) return 'unlisted';
  if (found.closesAt === null) return 'genuine';
  return found.closesAt <= now ? 'closed' : 'closing';
}

/** The first address a player can go on at in place of this one; null when the list has none that stays. */
export function nextAddress(list: OfficialList, origin: string): string | null {
  const others = list.addresses.filter((address) => address.origin !== origin.toLowerCase());
  return others.find(({ closesAt }) => closesAt === null)?.origin ?? null;
}
