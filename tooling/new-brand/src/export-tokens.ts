import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDesignTokens } from '@baize/ui/design-tokens';
import { createTokenSheet } from '@baize/ui/token-sheet';
import type { ThemeTokens } from '@baize/ui/derive-tokens';

const THEMES = 'packages/ui/src/themes';

/** Every theme there is, by its folder. */
export function listThemes(root: string): string[] {
  return readdirSync(join(root, THEMES))
    .filter((name) => existsSync(join(root, THEMES, name, 'tokens.ts')))
    .toSorted();
}

/** Reads what a theme's folder says of its tokens. */
export async function readThemeTokens(root: string, name: string): Promise<ThemeTokens> {
  const file = pathToFileURL(join(root, THEMES, name, 'tokens.ts')).href;
  const { tokens } = (await import(file)) as { tokens: ThemeTokens };
  return tokens;
}

/** Returns a theme's tokens as a style sheet and in the Design Tokens format, by the names of their files. */
export async function exportTokens(
  root: string,
  name: string,
): Promise<readonly { file: string; text: string }[]> {
  const tokens = await readThemeTokens(root, name);
  return [
    { file: `${name}.css`, text: createTokenSheet(name, tokens) },
    { file: `${name}.tokens.json`, text: `${JSON.stringify(createDesignTokens(name, tokens), null, 2)}\n` },
  ];
}
