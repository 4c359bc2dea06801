import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';

const base58check = createBase58check(sha256);

/** The bytes of a Base58Check text, checksum off; null where it does not fit. */
export function readBase58Check(text: string): Uint8Array | null {
  try {
    return base58check.decode(text);
  } catch {
    return null;
  }
}

const P2PKH = 0x00;
const P2SH = 0x05;

/** Tells whether a text is a main-network Bitcoin address: P2PKH, P2SH, SegWit (BIP 173) or Taproot and later (BIP 350). */
export function isBitcoinAddress(text: string): boolean {
  if (/^bc1/i.test(text)) return isSegwitAddress(text);
  const bytes = readBase58Check(text);
  return bytes?.length === 21 && (bytes[0] === P2PKH || bytes[0] === P2SH);
}

function isSegwitAddress(text: string): boolean {
  const [old, later] = [bech32.decodeUnsafe(text), bech32m.decodeUnsafe(text)];
  const decoded = old ?? later;
  const [version, ...data] = decoded?.words ?? [];
  if (decoded?.prefix !== 'bc' || version === undefined || version > 16) return false;
  const program = bech32.fromWordsUnsafe(data);
  if (!program) return false;
  if (version === 0) return old !== undefined && (program.length === 20 || program.length === 32);
  return later !== undefined && program.length >= 2 && program.length <= 40;
}

/** 35 bits of time, and 520 of signature. */
const LEAST_WORDS = 7 + 104;

/**
 * Tells whether a text is a Lightning invoice of the main network (BOLT 11) by its prefix and checksum. Its signature,
 * amount and expiry stay unchecked.
 */
export function isLightningInvoice(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text, false);
  return (
    decoded !== undefined &&
    /^lnbc(?:[1-9]\d*[munp]?)?$/.test(decoded.prefix) &&
    decoded.words.length >= LEAST_WORDS
  );
}
