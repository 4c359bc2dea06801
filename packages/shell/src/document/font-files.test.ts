import { expect, test } from 'vitest';
import type { BrandTheme } from '@baize/page/brand';
import { fontFilesFor } from './font-files.ts';

const theme: BrandTheme = {
  name: 'stage',
  themeColor: '#ffffff',
  fontFiles: { latin: ['display', 'text'], turkish: ['display', 'text', 'more'], arabic: ['text', 'arabic'] },
};

test.each([
  ['en', ['display', 'text']],
  ['de', ['display', 'text']],
  ['tr', ['display', 'text', 'more']],
  ['ar', ['text', 'arabic']],
] as const)('a page in %s preloads the files of its own letters', (locale, files) => {
  expect(fontFilesFor(theme, locale)).toEqual(files);
});

test('letters the theme has no files for preload none', () => {
  expect(fontFilesFor(theme, 'ja')).toEqual([]);
  expect(fontFilesFor(theme, 'ru')).toEqual([]);
  expect(fontFilesFor({ ...theme, fontFiles: {} }, 'en')).toEqual([]);
});
