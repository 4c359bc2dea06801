import { afterEach, expect, test, vi } from 'vitest';
import { verifySignature } from './verify-signature.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

async function sign(text: string) {
  const pair = await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
  if (!('publicKey' in pair)) throw new Error('a pair of keys was asked for');
  const key = toBase64Url(await crypto.subtle.exportKey('raw', pair.publicKey));
  const signature = await crypto.subtle.sign(
    { name: 'Ed25519' },
    pair.privateKey,
    new TextEncoder().encode(text),
  );
  return { key, text, signature: toBase64Url(signature) };
}

test('a text is as it was signed, or it is not [MIR-01]', async () => {
  const signed = await sign('{"addresses":["Curaçao"]}');
  expect(await verifySignature(signed)).toBe('valid');
  expect(await verifySignature({ ...signed, text: `${signed.text} ` })).toBe('invalid');
  expect(await verifySignature({ ...signed, key: (await sign('x')).key })).toBe('invalid');
});

test.each([
  { signature: '' },
  { signature: 'not base64 %' },
  { key: '' },
  { key: 'AAAA' },
  { key: 'not base64 %' },
])('what cannot be read proves nothing: %o [MIR-01]', async (broken) => {
  expect(await verifySignature({ ...(await sign('text')), ...broken })).toBe('invalid');
});

test('a browser without the algorithm, or without a secure page, says so [MIR-01]', async () => {
  const signed = await sign('text');
  const importKey = () => Promise.reject(new DOMException('no such algorithm', 'NotSupportedError'));
  vi.stubGlobal('crypto', { subtle: { importKey } });
  expect(await verifySignature(signed)).toBe('unsupported');
  vi.stubGlobal('crypto', {});
  expect(await verifySignature(signed)).toBe('unsupported');
});
