import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { OfficialAddress } from '@baize/domain/official-list';
import type { Settings } from '@baize/domain/settings';

const LIST_TTL_MS = 24 * 3_600_000;

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * A key for each brand, the same in every sandbox: a browser needs something real to verify. A real platform keeps its key
 * where nobody reads it.
 */
function createSigningKey(brand: string): KeyObject {
  const seed = createHash('sha256').update(`sandbox official list ${brand}`).digest();
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
}

/** The public key of a brand's list: raw, in base64url. */
export function getListKey(brand: string): string {
  const { x } = createPublicKey(createSigningKey(brand)).export({ format: 'jwk' });
  if (x === undefined) throw new Error('an Ed25519 key has no public part');
  return x;
}

type DomainSettings = Pick<Settings, 'casinoOrigin' | 'mirrorDomain'>;

/** Every address of a brand as an origin: its own first, then its mirror domains; what is no web address is left out. */
export function getOfficialAddresses({ casinoOrigin, mirrorDomain }: DomainSettings): OfficialAddress[] {
  const written = [
    { url: casinoOrigin ?? '', closesAt: null },
    ...mirrorDomain.map(({ url, closesAt }) => ({ url, closesAt: closesAt ?? null })),
  ];
  return written.flatMap(({ url, closesAt }) => {
    const parsed = URL.parse(url) ?? URL.parse(`https://${url}`);
    const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
    return isWeb && parsed ? [{ origin: parsed.origin, closesAt }] : [];
  });
}

/** The list of a brand's addresses, good for a day, and the signature over its very characters. */
export function signOfficialList({
  brand,
  settings,
  now,
}: {
  brand: string;
  settings: DomainSettings;
  now: number;
}): { list: string; signature: string } {
  const toText = (instant: number) => new Date(instant).toISOString();
  const list = JSON.stringify({
    addresses: getOfficialAddresses(settings).map(({ origin, closesAt }) => ({
      origin,
      closesAt: closesAt === null ? null : toText(closesAt),
    })),
    issuedAt: toText(now),
    expiresAt: toText(now + LIST_TTL_MS),
  });
  return {
    list,
    signature: sign(null, Buffer.from(list), createSigningKey(brand)).toString('base64url'),
  };
}
