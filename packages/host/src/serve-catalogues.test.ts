import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Catalogue } from './catalogues.ts';
import { compress } from './compress.ts';
import { serveCatalogues } from './serve-catalogues.ts';

const HREF = '/catalogues/de-00112233445566aa.json';
const LATER_HREF = '/catalogues/later/de-00112233445566aa.json';
const RARE_HREF = '/catalogues/rare/de-00112233445566aa.json';
const WORDS = '{"nav.deposit":["Einzahlen"]}';
const LATER = '{"deposit.pay":["Bezahlen"]}';
const RARE = '{"two-step.on":["An"]}';

async function start() {
  const app = fastify();
  onTestFinished(() => app.close());
  const german: Catalogue = {
    href: HREF,
    messages: {},
    documents: {},
    version: '1',
    deferredHref: LATER_HREF,
    rareHref: RARE_HREF,
    body: await compress(WORDS),
    deferred: await compress(LATER),
    rare: await compress(RARE),
  };
  serveCatalogues(app, {
    get: async () => german,
    byHref: (href) => (href === HREF ? german : undefined),
  });
  return app;
}

test('the words of a language are found without a page of it', async () => {
  const app = await start();
  const found = await app.inject('/catalogues/de');
  expect(found.statusCode).toBe(302);
  expect(found.headers).toMatchObject({ location: HREF });
  expect(found.headers['cache-control']).toContain('max-age=0');
  const words = await app.inject(HREF);
  expect(words.body).toBe(WORDS);
  expect(words.headers['cache-control']).toContain('immutable');
});

test('the words of a player’s own pages are found beside them', async () => {
  const app = await start();
  const found = await app.inject('/catalogues/later/de');
  expect(found.headers).toMatchObject({ location: LATER_HREF });
  const words = await app.inject(LATER_HREF);
  expect(words.body).toBe(LATER);
  expect(words.headers['cache-control']).toContain('immutable');
  expect((await app.inject('/catalogues/later/de-0123456789abcdef.json')).body).toBe(LATER);
  expect((await app.inject('/catalogues/rare/de')).headers).toMatchObject({ location: RARE_HREF });
  expect((await app.inject(RARE_HREF)).body).toBe(RARE);
});

test('a page of another host, or of yesterday, gets the words of now instead of none', async () => {
  const app = await start();
  const older = await app.inject('/catalogues/de-0123456789abcdef.json');
  expect(older.body).toBe(WORDS);
  expect(older.headers['cache-control']).toBe('no-store');
});

test.each(['xx', 'xx-0123456789abcdef.json', 'de.json', 'DE', '__proto__'])(
  'no words are called %s',
  async (file) => {
    const app = await start();
    expect((await app.inject(`/catalogues/${file}`)).statusCode).toBe(404);
  },
);
