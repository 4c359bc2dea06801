import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PARTS = {
  '/catalogues/later/': { 'deposit.pay': ['Pay'] },
  '/catalogues/settings/': { 'notifications.title': ['What we may send you'] },
};
let requested: string[] = [];
let failures = 0;

beforeEach(() => {
  requested = [];
  failures = 0;
  vi.resetModules();
  vi.stubGlobal('fetch', async (href: string) => {
    requested.push(href);
    if (href.includes('/settings/') && failures > 0) {
      failures -= 1;
      throw new TypeError('Failed to fetch');
    }
    const part = Object.entries(PARTS).find(([start]) => href.startsWith(start));
    return Response.json(part?.[1] ?? { 'nav.deposit': ['Deposit'] });
  });
  document.documentElement.lang = 'de';
  document.head.innerHTML = '<link id="catalogue" href="/catalogues/de-0011.json">';
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('lang');
});

/** Modules of a document of its own, its first words fetched. */
async function open() {
  const { fetchMessages } = await import('./messages.ts');
  const { i18n } = await fetchMessages('de', '/catalogues/de-0011.json');
  return { i18n, fetchMessages, ...(await import('./settings-messages.ts')) };
}

test('the settings have their own words beside the later ones, each fetched once', async () => {
  const { i18n, loadSettingsMessages } = await open();
  await loadSettingsMessages();
  await loadSettingsMessages();
  expect([i18n._('deposit.pay'), i18n._('notifications.title')]).toEqual(['Pay', 'What we may send you']);
  expect(requested.slice(1)).toEqual(['/catalogues/later/de-0011.json', '/catalogues/settings/de-0011.json']);
});

test('a language chosen on the page brings both parts along, also when other code waits for the later words', async () => {
  const { fetchMessages, loadSettingsMessages } = await open();
  await loadSettingsMessages();
  await (await import('./deferred-messages.ts')).loadDeferredMessages();
  const { i18n } = await fetchMessages('tr');
  expect([i18n._('deposit.pay'), i18n._('notifications.title')]).toEqual(['Pay', 'What we may send you']);
});

test('words that do not come are an error, and are fetched again', async () => {
  const { i18n, loadSettingsMessages } = await open();
  failures = 3;
  await expect(loadSettingsMessages()).rejects.toThrow('Failed to fetch');
  await loadSettingsMessages();
  expect(i18n._('notifications.title')).toBe('What we may send you');
});

test('where a page has no catalogue nothing is fetched', async () => {
  const { loadSettingsMessages } = await open();
  document.head.innerHTML = '';
  await loadSettingsMessages();
  expect(requested).toEqual(['/catalogues/de-0011.json']);
});
