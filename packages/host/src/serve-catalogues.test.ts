import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Catalogue } from './catalogues.ts';
import { compress } from './compress.ts';
import { serveCatalogues } from './serve-catalogues.ts';

const HREF = '/catalogues/de-00112233445566aa.json';
const LATER_HREF = '/catalogues/later/de-00112233445566aa.json';
const SETTINGS_HREF = '/catalogues/settings/de-00112233445566aa.json';
const WORDS = '{"nav.deposit":["Einzahlen"]}';
const LATER = '{"deposit.pay":["Bezahlen"]}';
const SETTINGS = '{"notifications.saved":["Gespeichert."]}';

async function start() {
  const app = fastify();
  onTestFinished(() => app.close());
  const german: Catalogue = {
    href: HREF,
    messages: {},
    documents: {},
    version: '1',
    deferredHref: LATER_HREF,
    body: await compress(WORDS),
    deferred: await compress(LATER),
    settingsHref: SETTINGS_HREF,
    settings: await compress(SETTINGS),
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

test.each([
  ['later', LATER_HREF, LATER],
  ['settings', SETTINGS_HREF, SETTINGS],
])('the %s part of the words is found beside them', async (part, href, text) => {
  const app = await start();
  const found = await app.inject(`/catalogues/${part}/de`);
  expect(found.headers).toMatchObject({ location: href });
  const words = await app.inject(href);
  expect(words.body).toBe(text);
  expect(words.headers['cache-control']).toContain('immutable');
  expect((await app.inject(`/catalogues/${part}/de-0123456789abcdef.json`)).body).toBe(text);
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
