import { base64 } from '@scure/base';

const BOUNCEABLE = 0x11;
const NOT_BOUNCEABLE = 0x51;
const BASECHAIN = 0x00;
const MASTERCHAIN = 0xff;

/** CRC-16/XMODEM. */
export function crc16(bytes: Iterable<number>): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021) & 0xffff;
  }
  return crc;
}

/**
 * Tells whether a text is a TON address of the main network in its user-friendly form (48 characters of base64 or base64url
 * with CRC-16). The raw form (`0:` and hexadecimal) is refused: it has no checksum, and wallets do not show it. Source: TEP-2.
 */
export function isTonAddress(text: string): boolean {
  if (!/^(?:[A-Za-z0-9+/]{48}|[A-Za-z0-9_-]{48})$/.test(text)) return false;
  const bytes = base64.decode(text.replaceAll('-', '+').replaceAll('_', '/'));
  const [flags, workchain] = bytes;
  const [high = 0, low = 0] = bytes.subarray(34);
  return (
    (flags === BOUNCEABLE || flags === NOT_BOUNCEABLE) &&
    (workchain === BASECHAIN || workchain === MASTERCHAIN) &&
    crc16(bytes.subarray(0, 34)) === high * 256 + low
  );
}
