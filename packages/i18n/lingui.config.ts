import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Every folder with texts: a pattern over packages is matched against the wrong segment. */
const names = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const FEATURES = names('../features');
const BRANDS = names('../../apps').filter((name) => !['sandbox', 'storybook'].includes(name));

export default defineConfig({
  sourceLocale: 'en',
  // The complete ones; the other languages of the domain stand on English until their file is here.
  locales: ['en', 'de', 'tr', 'ar'],
  orderBy: 'messageId',
  // Without the places of use: a file that moves must not make the catalogues of every language out of date.
  format: formatter({ origins: false }),
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}',
      include: [
        '<rootDir>/src',
        '<rootDir>/../shell/src',
        ...FEATURES.map((name) => `<rootDir>/../features/${name}/src`),
        ...BRANDS.map((name) => `<rootDir>/../../apps/${name}/app`),
      ],
      exclude: ['**/*.test.*', '**/*.stories.*'],
    },
  ],
});
