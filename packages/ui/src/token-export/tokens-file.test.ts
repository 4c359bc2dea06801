import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { contract } from '../contract.css.ts';
import { allTokens } from '../themes/all-tokens.ts';
import { deriveTokens, type ThemeSeeds } from '../themes/derive-tokens.ts';
import type { ThemeTokens } from '../themes/theme-tokens.ts';
import { createTokenSheet } from './token-sheet.ts';
import { tokenNames } from './token-list.ts';
import { toThemeSource, type ThemeSource } from './theme-source.ts';
import { createTokensFile } from './tokens-file.ts';

const seeds: ThemeSeeds = {
  accent: '#00AAAA',
  scheme: 'dark',
  radius: 14,
  font: { display: "'North Star',serif", text: 'serif' },
};

const IMPORT = /^import \{ (\w+) \} from '[./]+(?:contract\.css|derive-tokens)\.ts';$/gm;

/** Runs the text with what it imports. */
function load(source: ThemeSource): ThemeTokens {
  const text = createTokensFile(source).replaceAll(IMPORT, '').replace('export const tokens =', 'return');
  const run = compileFunction(text, ['deriveTokens', 'contract']) as (...used: unknown[]) => ThemeTokens;
  return run(deriveTokens, contract);
}

test('seeds alone are written as a new brand has them [BRD-02]', () => {
  expect(createTokensFile({ seeds, overrides: {} })).toBe(`import { deriveTokens } from '../derive-tokens.ts';

/** Every token follows from these; what shall differ goes into a second argument: \`{ color: { focus: '#FFFFFF' } }\`. */
export const tokens = deriveTokens({
  accent: '#00AAAA',
  scheme: 'dark',
  radius: 14,
  font: { display: "'North Star',serif", text: 'serif' },
});
`);
});

test('density and single tokens are written where they differ, references by name', () => {
  const overrides = {
    color: { focus: '#FFFFFF' },
    card: { border: '2px solid var(--color-border)' },
    nav: { header: 'var(--color-surface2)' },
  };
  const text = createTokensFile({ seeds: { ...seeds, density: 'airy' }, overrides });
  expect(text).toContain("    density: 'airy',\n");
  expect(text).toContain("  {\n    color: {\n      focus: '#FFFFFF',\n    },");
  expect(text).toContain('border: `2px solid ${contract.color.border}`,');
  expect(text).toContain('header: contract.color.surface2,');
  expect(text.startsWith("import { contract } from '../../contract.css.ts';\n")).toBe(true);
});

test.each([...allTokens])('%s: the file of its source gives its tokens again', (_, tokens) => {
  expect(load(toThemeSource(tokens))).toEqual(tokens);
});

test('a text that would end its quotes stays a text', () => {
  const amountFont = "a'); throw 1; //`${0}`\\";
  const tokens = load({ seeds, overrides: { day: { amountFont } } });
  expect(tokens.day.amountFont).toBe(amountFont);
  const mixed = 'var(--color-text) `${0}` \\';
  const other = load({ seeds, overrides: { day: { amountFont: mixed } } });
  expect(other.day.amountFont).toBe(mixed);
});

test('the sheet gives every token its custom property', () => {
  const sheet = createTokenSheet('azure', deriveTokens(seeds));
  expect(sheet).toMatch(
    /^\[data-theme='azure'\] \{\n[^{}]+\}\n\n@media \(max-width: 767px\) \{\n {2}\[data-theme='azure'\] \{\n[^{}]+\}\n\}\n$/,
  );
  expect(sheet).toContain('    --page-side: 16px;\n    --page-cardGap: 12px;\n');
  for (const { property } of tokenNames) expect(sheet).toContain(`\n  ${property}: `);
  expect(sheet).toContain('--color-accent: #00AAAA;');
  expect(sheet).toContain('--nav-header: var(--color-surface1);');
});
