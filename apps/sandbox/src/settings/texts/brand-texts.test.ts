import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { DEFAULT_LOCALE, LOCALES } from '@baize/domain/locales';
import { readBrandRows } from '../brand-rows.ts';
import { getBrandTexts } from './brand-texts.ts';

const BRANDS = [...readBrandRows().values()];
const TRANSLATED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

test.each(LOCALES)('the %s texts of every brand are whole, of one line and well-formed', (locale) => {
  for (const { texts: own } of BRANDS) {
    const texts = Object.entries(getBrandTexts(own, locale));
    expect(texts.length).toBeGreaterThan(0);
    for (const [id, text] of texts) {
      expect(text.trim(), id).toBe(text);
      expect(text, id).toMatch(/^[^\n<>]+$/);
      expect(() => compileMessageOrThrow(text), id).not.toThrow();
    }
  }
});

test('a sentence is worded anew in every language, but where two of them say it alike', () => {
  for (const { texts: own } of BRANDS) {
    const hero = Object.keys(getBrandTexts(own, 'de')).filter((id) => id.endsWith('.hero.lead'));
    for (const id of [...hero, 'footer.notice']) {
      const worded = new Set(TRANSLATED.map((locale) => getBrandTexts(own, locale)[id]));
      expect(worded.size, id).toBe(TRANSLATED.length);
    }
  }
});

test.each(TRANSLATED)('reward days in %s have every plural form the language counts with', (locale) => {
  const text = getBrandTexts({}, locale)['rakeback.claimed-days'] ?? '';
  const rules = new Intl.PluralRules(locale);
  const needed = new Set(Array.from({ length: 200 }, (_, days) => rules.select(days)));
  const forms = [...text.matchAll(/(\w+) \{/g)].map(([, form]) => form);
  expect(new Set(forms)).toEqual(new Set([...forms, ...needed, 'other']));
});
