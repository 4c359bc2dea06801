import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { toBrowserScript } from '../games/page/game-assets.ts';

export type PageAsset = { type: string; text: string; tag: string };

/** Folders whose sheets and scripts the testers' pages load; a script is the very source, without its types. */
const FOLDERS = ['control-page', 'control-page/client', 'docs', 'docs/client'];

/** Reads every file of the testers' pages once; keys are paths below `/sandbox/assets/`. */
export async function readPageAssets(): Promise<ReadonlyMap<string, PageAsset>> {
  const root = new URL('../', import.meta.url);
  const assets = new Map<string, PageAsset>();
  for (const folder of FOLDERS) {
    for (const file of await readdir(new URL(`${folder}/`, root))) {
      const isScript = folder.endsWith('client') && file.endsWith('.ts') && !file.endsWith('.test.ts');
      if (!isScript && !file.endsWith('.css')) continue;
      const source = await readFile(new URL(`${folder}/${file}`, root), 'utf8');
      const name = `${folder}/${isScript ? file.replace(/\.ts$/, '.js') : file}`;
      assets.set(name, isScript ? scriptAsset(source) : assetOf('text/css; charset=utf-8', source));
    }
  }
  return assets;
}

function scriptAsset(source: string): PageAsset {
  return assetOf('text/javascript; charset=utf-8', toBrowserScript(source));
}

function assetOf(type: string, text: string): PageAsset {
  return { type, text, tag: `"${createHash('sha256').update(text).digest('hex').slice(0, 20)}"` };
}
