import { CARD } from '../../src/cashier.ts';
import { watchCards } from '../../src/card-leaks.ts';
import { expect, test } from '../../src/journey.ts';

const PLACES = [
  'IndexedDB',
  'address',
  'console',
  'cookies',
  'document',
  'history state',
  'local storage',
  'page error',
  'request /healthz',
  'session storage',
];

test('what looks for cards finds one in every place it may not be, and none in the pay call or its fields [PAY-02]', async ({
  browser,
  places,
  brand,
}) => {
  const context = await browser.newContext({ baseURL: places[brand].url, serviceWorkers: 'block' });
  const cards = watchCards(context);
  const page = await context.newPage();
  await page.goto('/contacts');
  const digits = CARD.number.replaceAll(' ', '');
  await page.evaluate(async (number) => {
    await fetch('/api/user/deposit', { method: 'POST', body: JSON.stringify({ number }) });
    const field = document.createElement('input');
    field.setAttribute('autocomplete', 'cc-number');
    field.value = number;
    document.body.append(field);
  }, digits);
  expect(cards.sawCard()).toBe(true);
  expect(await cards.leaks()).toEqual([]);

  await context.addCookies([{ name: 'expiry', value: '11/38', url: page.url() }]);
  await page.evaluate(
    async ({ number, grouped, code }) => {
      localStorage.setItem('a', number);
      sessionStorage.setItem('a', grouped);
      console.info(`cvc=${code}`);
      setTimeout(() => {
        throw new Error(grouped);
      });
      document.body.append(`Your card ${grouped}`);
      history.pushState({ expires: '11/2038' }, '', `?card=${number}`);
      await fetch('/healthz', { method: 'POST', body: JSON.stringify({ cvc: code }) });
      const opening = indexedDB.open('cards', 1);
      await new Promise<void>((resolve) => {
        opening.addEventListener('upgradeneeded', () => {
          const store = opening.result.createObjectStore('cards', { keyPath: 'id' });
          store.add({ id: 1, number });
        });
        opening.addEventListener('success', () => {
          opening.result.close();
          resolve();
        });
      });
    },
    { number: digits, grouped: CARD.number, code: CARD.code },
  );
  await expect
    .poll(async () => {
      const found = await cards.leaks();
      return [...new Set(found.map(({ location }) => location))].toSorted();
    })
    .toEqual(PLACES);
  await context.close();
});
