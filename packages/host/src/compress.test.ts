import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, pickEncoding } from './compress.ts';

const text = 'a page, '.repeat(500);

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', null],
  [undefined, null],
])('a browser that accepts %s gets %s', async (accepted, encoding) => {
  const body = await compress(text);
  const picked = pickEncoding(accepted, body);
  expect(picked.encoding).toBe(encoding);
  const read =
    encoding === 'br'
      ? brotliDecompressSync(picked.content)
      : encoding === 'gzip'
        ? gunzipSync(picked.content)
        : picked.content;
  expect(read.toString()).toBe(text);
});
