import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTokensFile } from '@baize/ui/tokens-file';
import { drawHero, drawSessionEnded } from './art/draw-pictures.ts';
import { gemPaths } from './art/gem.ts';
import { createPalette } from './art/palette.ts';
import { brandFolders, listSourceFiles, readAsNewBrand, type BrandPlan } from './brand-plan.ts';
import type { NewFile } from './new-file.ts';
import type { BrandRequest } from './brand-request.ts';
import { readThemeTokens } from './export-tokens.ts';
import { seedsOf, themeColors } from './theme-colors.ts';

/** What of another theme serves any: the fonts and what belongs to them, and the two views without a look of their own. */
const SHARED = /^(?:fonts\.ts|font-faces\.css|fallback-fonts\.css|logo\.css\.ts|session-ended\.tsx)$/;

/** Returns the files of the theme's folder. */
export async function createThemeFiles(plan: BrandPlan): Promise<NewFile[]> {
  const { root, request, base } = plan;
  const { name } = request;
  const [, folder] = brandFolders(name);
  const [, baseFolder] = brandFolders(base.name);
  const inTheme = (path: string, content: string | Buffer): NewFile => ({
    path: `${folder}/${path}`,
    content,
  });
  const files = listSourceFiles(join(root, baseFolder));
  const { font } = await readThemeTokens(root, base.name);
  const { surface0, accentSoft } = themeColors(request);
  const ground = request.scheme === 'dark' ? surface0 : accentSoft;
  const layout = request.navigation === 'basic' ? 'wide' : 'card';
  const picture = { ...request, layout, ground } as const;
  return [
    ...files
      .filter((file) => SHARED.test(file))
      .map((file) => inTheme(file, readAsNewBrand(plan, `${baseFolder}/${file}`))),
    ...files
      .filter((file) => /^font(?:s|-sources)\//.test(file))
      .map((file) => inTheme(file, readFileSync(join(root, baseFolder, file)))),
    inTheme('tokens.ts', createTokensFile({ seeds: { ...seedsOf(request), font }, overrides: {} })),
    inTheme('theme.ts', themeFile(plan, `${baseFolder}/theme.ts`)),
    inTheme(`theme-${name}.css.ts`, sheetFile(request)),
    inTheme('logo.tsx', logoFile(request)),
    inTheme('hero.svg', drawHero(picture)),
    inTheme('hero-cashback.svg', drawHero(picture, 24)),
    inTheme('hero-control.svg', drawHero(picture, -24)),
    inTheme('session-ended.svg', drawSessionEnded({ ...request, ground })),
  ];
}

function themeFile(plan: BrandPlan, base: string): string {
  const { request } = plan;
  return readAsNewBrand(plan, base)
    .replace(/\/\*\*[^]*?\*\//, `/** ${request.label}; importing it brings its fonts and tokens. */`)
    .replace(/themeColor: '[^']*'/, `themeColor: '${themeColors(request).surface0}'`);
}

function sheetFile({ name, scheme }: BrandRequest): string {
  return `import { defineTheme } from '../define-theme.ts';
import { tokens } from './tokens.ts';

defineTheme({ name: '${name}', scheme: '${scheme}', tokens, heroSizeOnPhones: '38px' });
`;
}

function logoFile(request: BrandRequest): string {
  const { gem } = createPalette(request, request.accent);
  return `import * as styles from './logo.css.ts';

/** The mark of ${request.label}: a cut stone in the accent's tints, and the word. */
export function Logo() {
  return (
    <span className={styles.logo} translate="no">
      <svg className={styles.symbol} viewBox="0 0 32 32" aria-hidden="true">
        ${gemPaths(gem)}
      </svg>
      <span className={styles.wordmark}>${request.label}</span>
    </span>
  );
}
`;
}
