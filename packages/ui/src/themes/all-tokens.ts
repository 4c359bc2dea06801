import type { ThemeTokens } from './theme-tokens.ts';

const files = import.meta.glob<{ tokens: ThemeTokens }>('./*/tokens.ts', { eager: true });

/** The tokens of every theme there is, by its folder, for the workbench. */
export const allTokens: ReadonlyMap<string, ThemeTokens> = new Map(
  Object.entries(files).map(([file, { tokens }]) => [file.split('/')[1] ?? file, tokens]),
);
