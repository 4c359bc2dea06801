import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 64;

/** Salted scrypt, as `salt:key` in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES);
  return `${salt.toString('hex')}:${key.toString('hex')}`;
}

export async function isPasswordCorrect(password: string, stored: string): Promise<boolean> {
  const [salt = '', key = ''] = stored.split(':');
  const expected = Buffer.from(key, 'hex');
  const given = await derive(password, Buffer.from(salt, 'hex'), KEY_BYTES);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Fits no password; checked for unknown addresses so that both refusals take the same time. */
export const DUMMY_PASSWORD_HASH = `${'0'.repeat(32)}:${'0'.repeat(KEY_BYTES * 2)}`;
