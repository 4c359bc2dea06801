// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { ARABIC_SPOKEN } from '../../words/spoken-words-ar.ts';
import { speak } from '../../words/spoken.ts';
import { nothingText, troubleOf } from './trouble.ts';

/** The page's own files read its language as they load. */
async function moneyOfPage() {
  Object.assign(document.body.dataset, { locale: 'ar', mode: 'real' });
  return import('./money.ts');
}

beforeAll(() => speak(ARABIC_SPOKEN));

test('an amount in Arabic is one run from left to right, in western digits and without marks inside', async () => {
  const { moneyText, multipleText, timesText } = await moneyOfPage();
  const currency = { code: 'EUR', digits: 2 };
  expect(moneyText(100_050, { currency })).toBe('\u2066€1,000.50\u2069');
  expect(moneyText(-320, { currency, signed: 'exceptZero' })).toBe('\u2066−€3.20\u2069');
  expect(moneyText(7, { currency: { code: 'BTC', digits: 8 } })).toBe('\u20660.00000007 BTC\u2069');
  expect([timesText(250), multipleText(2500)]).toEqual(['\u20662.50×\u2069', '\u20662,500×\u2069']);
});

test('no refusal is told in English: what is known has its words, and what is not says that nothing was staked', () => {
  for (const code of ['dailyLossLimit', 'SESSION_ENDED', 'NEW_CODE', 'toString', '']) {
    const { text } = troubleOf({ kind: 'refused', status: 422, code, message: 'A sentence of the server' });
    expect(text, code).toMatch(/^[^A-Za-z]+$/);
  }
  expect(troubleOf({ kind: 'lost' }).text).toBe(ARABIC_SPOKEN.trouble.keepAsking);
  expect(nothingText(null)).toBe(ARABIC_SPOKEN.trouble.nothing.move);
});
