import { readBase58Check } from './bitcoin.ts';

const TRON = 0x41;

/** Tells whether a text is a Tron address, as TRC-20 tokens use it: Base58Check of 21 bytes that start with 0x41. */
export function isTronAddress(text: string): boolean {
  const bytes = readBase58Check(text);
  return bytes?.length === 21 && bytes[0] === TRON;
}
