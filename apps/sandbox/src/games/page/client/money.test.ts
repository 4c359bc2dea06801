import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const EURO = { code: 'EUR', digits: 2 };

beforeEach(() => vi.resetModules());

afterEach(() => void vi.unstubAllGlobals());

/** The page's words for an amount, as the server wrote the page. */
async function textIn(mode: 'real' | 'demo', units: number, signed: 'never' | 'exceptZero' = 'never') {
  vi.stubGlobal('document', { body: { dataset: { mode, locale: 'en' } } });
  const { formatGameMoney } = await import('./money.ts');
  return formatGameMoney(units, { currency: EURO, signed });
}

test('play money is a number, real money has its sign', async () => {
  expect([await textIn('demo', 100_000), await textIn('demo', -20, 'exceptZero')]).toEqual([
    '1,000.00',
    '−0.20',
  ]);
  vi.resetModules();
  expect([await textIn('real', 100_000), await textIn('real', -20, 'exceptZero')]).toEqual([
    '€1,000.00',
    '−€0.20',
  ]);
});

test('in a language read from the right an amount stands as on the page around the game', async () => {
  vi.stubGlobal('document', { body: { dataset: { mode: 'real', locale: 'ar', language: 'ar' } } });
  const { formatGameMoney } = await import('./money.ts');
  expect(formatGameMoney(1_842_075, { currency: EURO })).toBe('\u2066€18,420.75\u2069');
});
