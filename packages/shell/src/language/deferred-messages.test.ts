import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const FIRST = { 'nav.deposit': ['Deposit'] };
const RARE = { 'two-step.on': ['On'] };
const LATER = { 'deposit.pay': ['Pay'] };
let asked: string[] = [];
let lost = 0;

beforeEach(() => {
  asked = [];
  lost = 0;
  vi.resetModules();
  vi.stubGlobal('fetch', async (href: string) => {
    asked.push(href);
    if (href.includes('/later/') && lost > 0) {
      lost -= 1;
      throw new TypeError('Failed to fetch');
    }
    if (href.includes('/rare/')) return Response.json(RARE);
    return Response.json(href.includes('/later/') ? LATER : FIRST);
  });
  document.documentElement.lang = 'de';
  document.head.innerHTML = '<link id="catalogue" href="/catalogues/de-0011.json">';
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('lang');
});

/** Modules of a document of its own. */
async function open() {
  const { fetchMessages } = await import('@baize/page/messages');
  return { fetchWords: fetchMessages, ...(await import('./deferred-messages.ts')) };
}

test('a page that needs the later words has them with the first ones', async () => {
  const { fetchWords, loadDeferredMessages } = await open();
  await loadDeferredMessages();
  const { i18n } = await fetchWords('de', '/catalogues/de-0011.json');
  expect([i18n._('nav.deposit'), i18n._('deposit.pay')]).toEqual(['Deposit', 'Pay']);
  expect(asked).toEqual(['/catalogues/later/de-0011.json', '/catalogues/de-0011.json']);
});

test('code that comes later waits for its words, and a language chosen then brings them along', async () => {
  const { fetchWords, withDeferredMessages } = await open();
  const { i18n } = await fetchWords('de', '/catalogues/de-0011.json');
  expect(await withDeferredMessages(async () => 'code')).toBe('code');
  expect(i18n._('deposit.pay')).toBe('Pay');
  const turkish = await fetchWords('tr');
  expect(turkish.i18n._('deposit.pay')).toBe('Pay');
  expect(asked.slice(2)).toEqual(['/catalogues/tr', '/catalogues/later/tr']);
});

test('what few players open has a part of its own, which each language chosen then brings along', async () => {
  const { fetchWords, withDeferredMessages } = await open();
  const { i18n } = await fetchWords('de', '/catalogues/de-0011.json');
  await withDeferredMessages(async () => 'code', 'rare');
  expect([i18n._('two-step.on'), i18n._('deposit.pay')]).toEqual(['On', 'deposit.pay']);
  const turkish = await fetchWords('tr');
  expect(turkish.i18n._('two-step.on')).toBe('On');
  expect(asked.slice(1)).toEqual(['/catalogues/rare/de-0011.json', '/catalogues/tr', '/catalogues/rare/tr']);
});

test('a language chosen since the page came has its own later words', async () => {
  document.documentElement.lang = 'tr';
  await (await open()).loadDeferredMessages();
  expect(asked).toEqual(['/catalogues/later/tr']);
});

test('a slip of the line is forgiven; words that do not come are an error, and are asked for again', async () => {
  const { loadDeferredMessages } = await open();
  lost = 2;
  await loadDeferredMessages();
  expect(asked).toHaveLength(3);
  vi.resetModules();
  lost = 3;
  const again = await open();
  await expect(again.loadDeferredMessages()).rejects.toThrow('Failed to fetch');
  await again.loadDeferredMessages();
  expect(asked).toHaveLength(7);
});

test('where a page has no catalogue nothing is asked for', async () => {
  document.head.innerHTML = '';
  await (await open()).loadDeferredMessages();
  expect(asked).toEqual([]);
});
