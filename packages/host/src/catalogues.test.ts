import { createClient } from '@baize/api/client';
import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { LOCALES } from '@baize/domain/locales';
import { createI18n, LANGUAGE_NAME_ID } from '@baize/i18n/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogues } from './catalogues.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.useFakeTimers();
  // The cache takes an instant of 0 for none.
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

/** A platform whose answer for texts may change between two reads. */
function openPlatform() {
  const platform = {
    answer: (): Response => Response.json({ 'nav.deposit': 'Top up' }),
    asked: [] as string[],
    showIds: false,
    lines: [] as string[],
  };
  const client = createClient({
    baseUrl: 'http://platform.test',
    locale: () => 'en',
    token: () => null,
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: (problem) => void platform.lines.push(JSON.stringify(problem)),
    fetch: async (address) => {
      platform.asked.push(String(address instanceof Request ? address.url : address));
      return platform.answer();
    },
  });
  const write = (line: string): void => void platform.lines.push(line);
  const log = { info: write, warn: write, error: write };
  return { platform, catalogues: createCatalogues({ client, log, showIds: () => platform.showIds }) };
}

async function depositIn(catalogues: ReturnType<typeof createCatalogues>, locale: (typeof LOCALES)[number]) {
  const { messages } = await catalogues.get(locale);
  return createI18n({ locale, messages })._('nav.deposit');
}

test('every language names itself, also one whose other words are still English', async () => {
  const { catalogues } = openPlatform();
  for (const locale of LOCALES) {
    const { messages } = await catalogues.get(locale);
    expect(createI18n({ locale, messages })._(LANGUAGE_NAME_ID)).toBe(LOCALE_NAMES[locale]);
  }
});

test('the platform’s texts of a language are read once an hour', async () => {
  const { platform, catalogues } = openPlatform();
  expect(await depositIn(catalogues, 'en')).toBe('Top up');
  platform.answer = () => Response.json({ data: { 'nav.deposit': 'Pay in' } });
  vi.advanceTimersByTime(HOUR - 1);
  expect(await depositIn(catalogues, 'en')).toBe('Top up');
  expect(platform.asked).toHaveLength(1);

  vi.advanceTimersByTime(2);
  await catalogues.get('en');
  await vi.waitFor(async () => expect(await depositIn(catalogues, 'en')).toBe('Pay in'), 5_000);
  expect(platform.asked).toHaveLength(2);
  await catalogues.get('de');
  expect(platform.asked.at(-1)).toMatch(/\/locales\/de\.json$/);
});

test.each([
  ['missing', () => new Response('Not found', { status: 404 })],
  ['no JSON', () => new Response('<html>oops</html>')],
  ['broken ICU', () => Response.json({ 'nav.deposit': '{amount, plural, one {' })],
  ['a text of no kind', () => Response.json({ 'nav.deposit': { deep: 'Top up' } })],
])('a file that is %s leaves the built-in texts and is logged', async (_, answer) => {
  const { platform, catalogues } = openPlatform();
  platform.answer = answer;
  expect(await depositIn(catalogues, 'en')).toBe('Deposit');
  expect(platform.lines).not.toEqual([]);
});

test('texts once read stay when the file goes bad, and it is asked for again within minutes', async () => {
  const { platform, catalogues } = openPlatform();
  expect(await depositIn(catalogues, 'en')).toBe('Top up');
  platform.answer = () => new Response('', { status: 500 });
  vi.advanceTimersByTime(HOUR + 1);
  await catalogues.get('en');
  await vi.waitFor(() => expect(platform.lines.join()).toContain('could not be read'), 5_000);
  expect(await depositIn(catalogues, 'en')).toBe('Top up');

  platform.answer = () => Response.json({ 'nav.deposit': 'Pay in' });
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(2 * MINUTE);
    expect(await depositIn(catalogues, 'en')).toBe('Pay in');
  }, 5_000);
});

test('while the settings ask for it, every text is its own id, and the words return with the setting', async () => {
  const { platform, catalogues } = openPlatform();
  const words = await catalogues.get('en');
  platform.showIds = true;
  const ids = await catalogues.get('en');
  expect(Object.entries(ids.messages).every(([id, text]) => id === text)).toBe(true);
  expect(Object.keys(ids.messages)).toEqual(Object.keys(words.messages));
  expect(catalogues.byHref(ids.href)).toBe(ids);
  platform.showIds = false;
  expect(await catalogues.get('en')).toBe(words);
});

test('all 35 languages have every text, in English where they are not translated yet', async () => {
  const { platform, catalogues } = openPlatform();
  platform.answer = () => new Response('', { status: 404 });
  const english = Object.keys((await catalogues.get('en')).messages);
  for (const locale of LOCALES) {
    const { messages, href } = await catalogues.get(locale);
    expect(Object.keys(messages).toSorted(), locale).toEqual(english.toSorted());
    expect(href).toMatch(new RegExp(`^/catalogues/${locale}-[0-9a-f]{16}\\.json$`));
  }
});
