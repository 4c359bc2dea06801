import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { DUMMY_PASSWORD_HASH, hashPassword, isPasswordCorrect } from './passwords.ts';

test('a password fits its own hash and no other', async () => {
  const [one, other] = await Promise.all([hashPassword('Harbour-7'), hashPassword('Harbour-7')]);
  expect(one).not.toBe(other);
  expect(await isPasswordCorrect('Harbour-7', one)).toBe(true);
  expect(await isPasswordCorrect('harbour-7', one)).toBe(false);
  expect(await isPasswordCorrect('', DUMMY_PASSWORD_HASH)).toBe(false);
});

test('a hash of a data folder from before its cost was written down still counts', async () => {
  const salt = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
  const stored = `${salt.toString('hex')}:${scryptSync('Harbour-7', salt, 64).toString('hex')}`;
  expect(await isPasswordCorrect('Harbour-7', stored)).toBe(true);
  expect(await isPasswordCorrect('Harbour-8', stored)).toBe(false);
});
