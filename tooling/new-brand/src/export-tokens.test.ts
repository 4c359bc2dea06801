import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportTokens, listThemes, readThemeTokens } from './export-tokens.ts';
import { ROOT } from './root.ts';
import { listBrandApps } from './workspace-brands.ts';

const themes = listThemes(ROOT);

test('themes are found by their folders, that of every brand among them', () => {
  expect(themes).toEqual(expect.arrayContaining(listBrandApps(ROOT).map(({ name }) => name)));
  const folder = join(ROOT, 'packages/ui/src/themes');
  const withTheme = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'theme.ts')));
  expect(themes).toEqual(withTheme.toSorted());
});

test.each(themes)('%s is exported as a sheet and in the Design Tokens format', async (name) => {
  const [sheet, design, ...others] = await exportTokens(ROOT, name);
  const { color } = await readThemeTokens(ROOT, name);
  expect(others).toEqual([]);
  expect(sheet?.file).toBe(`${name}.css`);
  expect(sheet?.text).toContain(`[data-theme='${name}'] {\n  --color-surface0: ${color.surface0};`);
  expect(design?.file).toBe(`${name}.tokens.json`);
  expect(JSON.parse(design?.text ?? '')).toMatchObject({
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    color: { accent: { $type: 'color', $value: { colorSpace: 'srgb', hex: color.accent } } },
  });
});
