import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findBrandImages } from './find-brand-images.ts';

const LIMIT = 5 * 1024;

function committed(file: string): string {
  return readFileSync(join(import.meta.dirname, '../themes', file), 'utf8');
}

const brandImages = await findBrandImages();

test('brands list their pictures', () => {
  expect(brandImages.length).toBeGreaterThan(0);
});

describe.each(brandImages)('$file', ({ file, draw }) => {
  test('is what its generator draws (after a change: pnpm --filter @baize/ui draw)', () => {
    expect(committed(file)).toBe(draw());
  });

  test('weighs at most 5 kB compressed, so it can stand in the first HTML', () => {
    expect(brotliCompressSync(committed(file)).length).toBeLessThanOrEqual(LIMIT);
  });

  test('holds no letters and nothing from outside, so it mirrors and needs no fetch', () => {
    expect(committed(file)).not.toMatch(/<text|<image|href="(?!#)|url\((?!#)/);
  });

  test('is decoration to a screen reader', () => {
    expect(committed(file)).toContain('aria-hidden="true"');
  });
});
