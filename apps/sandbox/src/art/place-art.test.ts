import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PLACE_FOLDER, placeImages } from './place-art.ts';

describe.each(placeImages)('$file', ({ file, draw }) => {
  const kept = readFileSync(new URL(file, PLACE_FOLDER), 'utf8');

  test('is what is drawn for its place (after a change: pnpm --filter @baize/sandbox draw)', () => {
    expect(kept).toBe(draw());
  });

  test('weighs at most 2 kB compressed, and holds neither letters nor anything from outside', () => {
    expect(brotliCompressSync(kept).length).toBeLessThanOrEqual(2 * 1024);
    expect(kept).not.toMatch(/<text|<image|<script|href="(?!#)|url\((?!#)/);
  });
});
