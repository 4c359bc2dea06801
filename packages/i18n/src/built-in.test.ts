import { LOCALE_NAMES } from '@baize/domain/locale-names';
import { LOCALES } from '@baize/domain/locales';
import { expect, test } from 'vitest';
import { builtInMessages } from './built-in.ts';
import { createI18n, OWN_NAME } from './react.ts';

test('every language names itself, also one whose other words are still English', async () => {
  for (const locale of LOCALES) {
    const i18n = createI18n({ locale, messages: await builtInMessages(locale) });
    expect(i18n._(OWN_NAME)).toBe(LOCALE_NAMES[locale]);
  }
});
