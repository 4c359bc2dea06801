// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { ARABIC_CLIENT_MESSAGES } from '../../messages/client-messages-ar.ts';
import { setMessages } from '../../messages/current-messages.ts';
import { nothingText, describeError } from './error-messages.ts';

/** The page's own files read its language as they load. */
async function moneyOfPage() {
  Object.assign(document.body.dataset, { locale: 'ar', mode: 'real' });
  return import('./money.ts');
}

beforeAll(() => setMessages(ARABIC_CLIENT_MESSAGES));

test('an amount in Arabic is one run from left to right, in western digits and without marks inside', async () => {
  const { formatGameMoney, formatMultiple, formatHundredths } = await moneyOfPage();
  const currency = { code: 'EUR', digits: 2 };
  expect(formatGameMoney(100_050, { currency })).toBe('\u2066€1,000.50\u2069');
  expect(formatGameMoney(-320, { currency, signed: 'exceptZero' })).toBe('\u2066−€3.20\u2069');
  expect(formatGameMoney(7, { currency: { code: 'BTC', digits: 8 } })).toBe('\u20660.00000007 BTC\u2069');
  expect([formatHundredths(250), formatMultiple(2500)]).toEqual(['\u20662.50×\u2069', '\u20662,500×\u2069']);
});

test('no refusal is told in English: what is known has its words, and what is not says that nothing was staked', () => {
  for (const code of ['dailyLossLimit', 'SESSION_ENDED', 'NEW_CODE', 'toString', '']) {
    const { text } = describeError({
      kind: 'refused',
      status: 422,
      code,
      message: 'A sentence of the server',
    });
    expect(text, code).toMatch(/^[^A-Za-z]+$/);
  }
  expect(describeError({ kind: 'lost' }).text).toBe(ARABIC_CLIENT_MESSAGES.trouble.keepAsking);
  expect(nothingText(null)).toBe(ARABIC_CLIENT_MESSAGES.trouble.nothing.move);
});
