import { expect, test } from 'vitest';
import { readTexts } from './catalogue-file.ts';
import { checkLanguage } from './check-language.ts';

const ENGLISH = {
  'nav.deposit': 'Deposit',
  'claim.text': '<0>{amount}</0> added to your balance.',
  'claim.days': '{days, plural, one {# day} other {# days}}',
  'claim.who': '{who, select, mine {Yours} other {Theirs}}',
};
const GERMAN = {
  'nav.deposit': 'Einzahlen',
  'claim.text': 'Deinem Guthaben wurden <0>{amount}</0> gutgeschrieben.',
  'claim.days': '{days, plural, one {# Tag} other {# Tage}}',
  'claim.who': '{who, select, mine {Deine} other {Die anderen}}',
};
const ARABIC = {
  'nav.deposit': 'إيداع',
  'claim.text': 'أُضيف <0>{amount}</0> إلى رصيدك.',
  'claim.days':
    '{days, plural, zero {لا أيام} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  'claim.who': '{who, select, mine {لك} other {لغيرك}}',
};

/** What the check says of a language in which some texts are planted. */
function check(locale: 'de' | 'ar', planted: Record<string, string>): string[] {
  const texts = { ...(locale === 'de' ? GERMAN : ARABIC), ...planted };
  return checkLanguage({
    locale,
    english: new Map(Object.entries(ENGLISH)),
    texts: new Map(Object.entries(texts)),
    limits: [{ location: 'bottom bar', ids: ['nav.deposit'], max: 10, unit: 'word' }],
  }).map(({ id, problem, fix }) => `${id} ${problem}; ${fix}`);
}

test('a language that says every text is fine', () => {
  expect(check('de', {})).toEqual([]);
  expect(check('ar', {})).toEqual([]);
});

test.each([
  ['a missing text', 'de', { 'nav.deposit': '' }, /nav\.deposit is missing; say “Deposit”/],
  ['a text nobody asks for', 'de', { 'nav.gone': 'Weg' }, /nav\.gone is no text of the product/],
  [
    'a value lost',
    'de',
    { 'claim.text': 'Deinem Guthaben gutgeschrieben <0></0>.' },
    /has the values none.*amount/,
  ],
  ['a value made up', 'de', { 'nav.deposit': '{amount} ein' }, /has the values amount/],
  ['an element lost', 'de', { 'claim.text': '{amount} gutgeschrieben.' }, /has the elements none.*: 0/],
  ['broken ICU', 'de', { 'claim.days': '{days, plural, one {# Tag}' }, /is not valid ICU/],
  ['a plural that is none', 'de', { 'claim.days': '{days} Tage' }, /does not choose by \{days\}/],
  [
    'a case the language lacks',
    'de',
    { 'claim.days': '{days, plural, one {#} few {#} other {#}}' },
    /has one, other/,
  ],
  [
    'a form of Arabic lost',
    'ar',
    { 'claim.days': '{days, plural, one {يوم} other {# يوم}}' },
    /zero, one, two, few, many, other/,
  ],
  ['a choice lost', 'de', { 'claim.who': '{who, select, other {Die anderen}}' }, /has mine, other/],
  ['the English text itself', 'de', { 'nav.deposit': 'Deposit' }, /English left over: “Deposit”/],
  [
    'a piece of English',
    'de',
    { 'claim.text': '<0>{amount}</0> to your Guthaben.' },
    /English left over: “to”/,
  ],
  ['Latin letters in Arabic', 'ar', { 'nav.deposit': 'إيداع now' }, /English left over: “now”/],
  ['UTC that would turn over', 'ar', { 'nav.deposit': '17:17 UTC' }, /turn over/],
  [
    'a sentence without its end',
    'de',
    { 'claim.text': '<0>{amount}</0> gutgeschrieben' },
    /ends with “”; .*“\.”/,
  ],
  [
    'a word too long for its place',
    'de',
    { 'nav.deposit': 'Geldeinzahlung' },
    /14 characters long; bottom bar: 10 at most/,
  ],
] as const)('%s is found, with the way to mend it', (_, locale, planted, words) => {
  const found = check(locale, planted);
  expect(found.join('\n')).toMatch(words);
});

test('names stay as they are, in a script of their own too', () => {
  expect(check('ar', { 'nav.deposit': 'عبر Visa و\u2066VPN\u2069' })).toEqual([]);
});

test('no text is missing, left in English or too long in German, Turkish and Arabic', async () => {
  const english = await readTexts('en');
  expect(english.size).toBeGreaterThan(300);
  for (const locale of ['de', 'tr', 'ar']) {
    const found = checkLanguage({ locale, english, texts: await readTexts(locale) });
    expect(found, locale).toEqual([]);
  }
});
