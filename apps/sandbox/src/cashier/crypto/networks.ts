import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url, bech32, createBase58check } from '@scure/base';
import { checksumAddress, crc16 } from '@baize/domain/crypto-address';
import type { CryptoNetwork } from '@baize/domain/crypto-networks';

/** Where coins are sent to: `tag` tells payments to one address apart. */
export type Destination = { address: string; tag: string | null };

/** One payment, always the same text for it, and what it asks for. */
type DestinationInput = { seed: string; amount: string; at: number };

/** How a network counts a payment in, and where it is sent. Nobody has the keys of these addresses. */
type Network = { confirmations: number | null; destination(asking: DestinationInput): Destination };

const hashOf = (text: string) => sha256(utf8ToBytes(text));
/** Twenty bytes, as a hash of a public key has them. */
const keyHash = (seed: string) => hashOf(seed).subarray(0, 20);
const base58check = createBase58check(sha256);

const withoutTag = (address: string): Destination => ({ address, tag: null });
const ethereum = ({ seed }: DestinationInput) => withoutTag(checksumAddress(bytesToHex(keyHash(seed))));

export const NETWORKS: Readonly<Record<CryptoNetwork, Network>> = {
  bitcoin: {
    confirmations: 2,
    destination: ({ seed }) => withoutTag(bech32.encode('bc', [0, ...bech32.toWords(keyHash(seed))])),
  },
  lightning: { confirmations: null, destination: (asking) => withoutTag(invoice(asking)) },
  ethereum: { confirmations: 12, destination: ethereum },
  arbitrum: { confirmations: 12, destination: ethereum },
  tron: {
    confirmations: 20,
    destination: ({ seed }) => withoutTag(base58check.encode(Uint8Array.of(0x41, ...keyHash(seed)))),
  },
  // One wallet for everybody, as exchanges and casinos have it: the tag says whose payment it is.
  ton: {
    confirmations: 1,
    destination: ({ seed }) => ({ address: tonAddress(hashOf('the house on TON')), tag: createTag(seed) }),
  },
};

const INVOICE = { timeWords: 7, paymentHash: 1, hashWords: 52, signatureWords: 104 };

/** A Lightning invoice (BOLT 11) over the amount in nanobitcoin; its signature is nobody's. */
function invoice({ seed, amount, at }: DestinationInput): string {
  const { timeWords, paymentHash, hashWords, signatureWords } = INVOICE;
  const seconds = Math.floor(at / 1_000);
  const time = Array.from(
    { length: timeWords },
    (_, place) => Math.floor(seconds / 32 ** (timeWords - 1 - place)) % 32,
  );
  const hash = bech32.toWords(hashOf(seed)).slice(0, hashWords);
  const signature = Array.from({ length: signatureWords }, (_, place) => hash[place % hash.length] ?? 0);
  const length = [Math.floor(hashWords / 32), hashWords % 32];
  const prefix = `lnbc${Math.round(Number(amount) * 1e9)}n`;
  return bech32.encode(prefix, [...time, paymentHash, ...length, ...hash, ...signature], false);
}

const BOUNCEABLE = 0x11;
const BASECHAIN = 0x00;

function tonAddress(account: Uint8Array): string {
  const bytes = [BOUNCEABLE, BASECHAIN, ...account];
  const check = crc16(bytes);
  return base64url.encode(Uint8Array.of(...bytes, check >> 8, check & 0xff));
}

function createTag(seed: string): string {
  return String(Number.parseInt(bytesToHex(hashOf(`tag ${seed}`)).slice(0, 8), 16)).padStart(10, '0');
}
