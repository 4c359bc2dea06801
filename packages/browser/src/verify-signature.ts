/** Reads base64url; null for what is none. */
function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/**
 * Checks an Ed25519 signature over a text in UTF-8. Key (raw, 32 bytes) and signature come in base64url. `unsupported` where
 * this browser has no such check: an old one, or a page without a secure connection.
 */
export async function verifySignature({
  key,
  text,
  signature,
}: {
  key: string;
  text: string;
  signature: string;
}): Promise<'valid' | 'invalid' | 'unsupported'> {
  const [rawKey, rawSignature] = [key, signature].map(decodeBase64Url);
  if (!rawKey || !rawSignature || rawKey.length !== 32) return 'invalid';
  // An insecure page has no such part, whatever the types say.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return 'unsupported';
  let imported: CryptoKey;
  try {
    imported = await subtle.importKey('raw', rawKey, { name: 'Ed25519' }, false, ['verify']);
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'NotSupportedError'
      ? 'unsupported'
      : 'invalid';
  }
  const isValid = await subtle.verify(
    { name: 'Ed25519' },
    imported,
    rawSignature,
    new TextEncoder().encode(text),
  );
  return isValid ? 'valid' : 'invalid';
}
