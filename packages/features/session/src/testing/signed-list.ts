declare const process: { getBuiltinModule(name: 'node:crypto'): { webcrypto: Crypto } };

/** For `vi.stubGlobal('crypto', …)`: the tests' own window has no such part. */
export const { webcrypto } = process.getBuiltinModule('node:crypto');

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

interface ListFields {
  addresses: readonly { origin: string; closesAt?: string }[];
  expiresAt: string;
}

/** A list of addresses as a platform sends it, and the key it is signed with. */
export async function signList({ addresses, expiresAt }: ListFields) {
  const pair = await webcrypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
  if (!('publicKey' in pair)) throw new Error('a pair of keys was asked for');
  const list = JSON.stringify({ addresses, issuedAt: '2026-11-20T00:00:00Z', expiresAt });
  const signature = await webcrypto.subtle.sign(
    { name: 'Ed25519' },
    pair.privateKey,
    new TextEncoder().encode(list),
  );
  return {
    key: toBase64Url(await webcrypto.subtle.exportKey('raw', pair.publicKey)),
    data: { list, signature: toBase64Url(signature) },
  };
}
