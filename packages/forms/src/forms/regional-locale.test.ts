import { expect, test } from 'vitest';
import { regionalLocale } from './regional-locale.ts';

test.each([
  ['en', ['en-US', 'en'], 'en-US'],
  ['en', ['de-AT', 'en-AU', 'en-US'], 'en-AU'],
  ['en', ['en'], 'en-GB'],
  ['en', ['eng-land'], 'en-GB'],
  ['en', ['en-US@posix'], 'en-GB'],
  ['en', [], 'en-GB'],
  ['de', ['en-US'], 'de'],
  ['ar', ['ar-EG'], 'ar-EG'],
  ['zh', ['zh-Hant-TW'], 'zh-Hant-TW'],
] as const)('a page in %s for a browser of %o orders dates as %s', (locale, accepted, expected) => {
  expect(regionalLocale(locale, accepted)).toBe(expected);
});
