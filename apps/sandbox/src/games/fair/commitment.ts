import { createHash, createHmac, randomBytes } from 'node:crypto';
import { getBlockMessage, createDraw, readUint32s, type Draw } from './draw.ts';

/** What decides a round: the house's secret, promised beforehand by its hash, and the player's own word. */
export type Seeds = { serverSeed: string; clientSeed: string };

/** A secret of 256 random bits, in hexadecimal. */
export function newServerSeed(): string {
  return randomBytes(32).toString('hex');
}

/** The promise shown before a round: SHA-256 over the secret's 32 bytes, in hexadecimal. */
export function hashServerSeed(serverSeed: string): string {
  return createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
}

/**
 * The draws of one round: 32-byte blocks HMAC-SHA256(server seed, `client seed:0`), `:1`, …, read as big-endian 32-bit
 * words. Neither side could choose them: the house was bound by its hash before it heard the player's word.
 */
export function createFairDraw({ serverSeed, clientSeed }: Seeds): Draw {
  const key = Buffer.from(serverSeed, 'hex');
  return createDraw(
    readUint32s((index) => createHmac('sha256', key).update(getBlockMessage(clientSeed, index)).digest()),
  );
}
