import type { ComponentType } from 'react';
import type { Theme } from './theme-tokens.ts';

const themes = import.meta.glob<{ theme: Theme }>('./*/theme.ts', { eager: true });
const logos = import.meta.glob<{ Logo: ComponentType }>('./*/logo.tsx', { eager: true });
const heroes = import.meta.glob<string>('./*/hero.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const sessionEnded = import.meta.glob<{ SessionEndedImage: ComponentType }>('./*/session-ended.tsx', {
  eager: true,
});

/** A theme with what its folder brings; wireframe has no drawings. */
export interface ThemeFolder {
  name: string;
  Logo: ComponentType;
  /** The address of its hero drawing. */
  hero?: string | undefined;
  SessionEndedImage?: ComponentType | undefined;
}

/**
 * Every theme there is, by its folder, for the workbench: importing this brings the sheets of them all, so no app does.
 */
export const allThemes: readonly ThemeFolder[] = Object.values(themes).flatMap(({ theme: { name } }) => {
  const Logo = logos[`./${name}/logo.tsx`]?.Logo;
  if (!Logo) return [];
  return [
    {
      name,
      Logo,
      hero: heroes[`./${name}/hero.svg`],
      SessionEndedImage: sessionEnded[`./${name}/session-ended.tsx`]?.SessionEndedImage,
    },
  ];
});

/** Returns the theme a story wears. */
export function findTheme(name: unknown): ThemeFolder | undefined {
  return allThemes.find((theme) => theme.name === name);
}
