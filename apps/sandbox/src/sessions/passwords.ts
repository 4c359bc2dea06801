import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 64;

/**
 * A sixteenth of scrypt's default cost: nearly every test logs in. A sandbox refuses to run in production, and the password
 * of its personas is in the README.
 */
const COST = 1_024;
/** What hashes without a cost were made with. */
const FORMER_COST = 16_384;

/** Salted scrypt, as `salt:key:cost`, the first two in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, { N: COST });
  return `${salt.toString('hex')}:${key.toString('hex')}:${COST}`;
}

export async function isPasswordCorrect(password: string, stored: string): Promise<boolean> {
  const [salt = '', key = '', cost = FORMER_COST] = stored.split(':');
  const expected = Buffer.from(key, 'hex');
  const given = await derive(password, Buffer.from(salt, 'hex'), KEY_BYTES, { N: Number(cost) });
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Fits no password; checked for unknown addresses so that both refusals take the same time. */
export const DUMMY_PASSWORD_HASH = `${'0'.repeat(32)}:${'0'.repeat(KEY_BYTES * 2)}:${COST}`;
