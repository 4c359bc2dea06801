import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** Every folder with texts: a pattern over packages is matched against the wrong segment. */
const names = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const FEATURES = names('../features');
const FRAME = ['page', 'forms', 'links', 'player', 'wallet', 'shell'];
const BRANDS = names('../../apps').filter((name) => !['sandbox', 'storybook'].includes(name));
const exclude = ['**/*.test.*', '**/*.stories.*'];

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
        ...FRAME.map((name) => `<rootDir>/../${name}/src`),
        ...FEATURES.map((name) => `<rootDir>/../features/${name}/src`),
      ],
      exclude,
    },
    // A brand's own texts stay in its app, in every language (decision 032).
    ...BRANDS.map((name) => ({
      path: `<rootDir>/../../apps/${name}/locales/{locale}`,
      include: [`<rootDir>/../../apps/${name}/app`],
      exclude,
    })),
  ],
  // Compiled, all of them are one file for each language.
  catalogsMergePath: '<rootDir>/locales/{locale}',
});
