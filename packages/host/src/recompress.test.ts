import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compress } from './compress.ts';
import { createRecompressor } from './recompress.ts';

const text = Array.from({ length: 3_000 }, (_, at) => `<li class="row-${at % 7}">Game ${at * at}</li>`).join(
  '',
);
const pageOf = async (own = text) => ({ body: await compress(own, 'soon') });

test('a page is sent at once, and smaller to whoever comes next', async () => {
  const page = await pageOf();
  const first = page.body;
  createRecompressor()(page);
  await vi.waitFor(() => expect(page.body).not.toBe(first), 5_000);
  expect(page.body.br.length).toBeLessThan(first.br.length);
  expect(page.body.gzip.length).toBeLessThanOrEqual(first.gzip.length);
  expect(brotliDecompressSync(page.body.br).toString()).toBe(text);
});

test('every page gets its turn, and a body that came meanwhile is left alone', async () => {
  const squeeze = createRecompressor();
  const [one, other] = [await pageOf(), await pageOf(`${text}!`)];
  const [first, second] = [one.body, other.body];
  const newer = await compress('newer');
  squeeze(one);
  one.body = newer;
  squeeze(other);
  await vi.waitFor(() => expect(other.body).not.toBe(second), 5_000);
  expect(one.body).toBe(newer);
  expect(first.br.length).toBeGreaterThan(0);
});
