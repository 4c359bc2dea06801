import { storedValue } from './storage.ts';

const seed = storedValue<number | null>({
  key: 'visit-seed',
  parse: (raw) => (typeof raw === 'number' && Number.isSafeInteger(raw) ? raw : undefined),
  fallback: null,
  area: 'session',
});

/** A name nobody else has, a UUID of version 4; also on pages the browser does not call secure. */
export function randomId(): string {
  const source = globalThis.crypto;
  if (typeof source?.randomUUID === 'function') return source.randomUUID();
  const bytes = randomBytes(16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A number that stays the same for this visit of this tab, reloads included; it seeds what is drawn at random. */
export function visitSeed(): number {
  const known = seed.get();
  if (known !== null) return known;
  const drawn = new DataView(randomBytes(4).buffer).getUint32(0);
  seed.set(drawn);
  return drawn;
}

function randomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  if (typeof globalThis.crypto?.getRandomValues === 'function')
    return globalThis.crypto.getRandomValues(bytes);
  return bytes.map(() => Math.floor(Math.random() * 256));
}
