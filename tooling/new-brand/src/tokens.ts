import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportTokens, listThemes } from './export-tokens.ts';
import { ROOT } from './root.ts';

/** Not committed: what stands there follows from the themes. */
const FOLDER = 'build/tokens';

/** `pnpm tokens [brand]`: a theme's tokens for design tools and for pages of others; without a name those of every theme. */
const [asked, ...rest] = process.argv.slice(2);
const themes = listThemes(ROOT);
if (rest.length > 0 || (asked !== undefined && !themes.includes(asked))) {
  console.error(`There is no theme called "${[asked, ...rest].join(' ')}": there are ${themes.join(', ')}.`);
  process.exitCode = 1;
} else {
  await mkdir(join(ROOT, FOLDER), { recursive: true });
  for (const name of asked === undefined ? themes : [asked])
    for (const { file, text } of await exportTokens(ROOT, name)) {
      await writeFile(join(ROOT, FOLDER, file), text);
      console.log(`${FOLDER}/${file}`);
    }
}
