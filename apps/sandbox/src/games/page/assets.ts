import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

export type Asset = { type: string; text: string; tag: string };

/** The files a game's page consists of, from the games' folder: what runs in the browser is the very source, untyped. */
const SHEETS = [
  'page/game',
  'page/bar',
  'page/dialogs',
  'harbour-sevens/page/style',
  'skyline-crash/page/style',
  'blackjack-quay/page/style',
  'reel/page/style',
];
const SCRIPTS = [
  'words/language',
  'words/spoken',
  'words/spoken-words-ar',
  'words/spoken-words-de',
  'words/spoken-words-en',
  'words/spoken-words-tr',
  'fair/draw',
  'rounds/game-rules',
  'page/client/config',
  'page/client/deeds',
  'page/client/dialogs',
  'page/client/dom',
  'page/client/fairness',
  'page/client/history',
  'page/client/hold-button',
  'page/client/money',
  'page/client/parent',
  'page/client/server',
  'page/client/settle',
  'page/client/shell',
  'page/client/start',
  'page/client/trouble',
  'harbour-sevens/machine',
  'harbour-sevens/rules',
  'harbour-sevens/spin',
  'harbour-sevens/page/play',
  'harbour-sevens/page/reels',
  'harbour-sevens/page/tell-spin',
  'skyline-crash/flight',
  'skyline-crash/page/play',
  'skyline-crash/page/sky',
  'blackjack-quay/cards',
  'blackjack-quay/page/card-view',
  'blackjack-quay/page/play',
  'blackjack-quay/page/table-view',
  'reel/page/ask',
  'reel/page/draw',
  'reel/page/settle-draw',
];

/** Reads every file of the games' pages once; keys are paths below `/games/assets/`. */
export async function readAssets(): Promise<ReadonlyMap<string, Asset>> {
  const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');
  const sheets = SHEETS.map(async (name) => {
    return [`${name}.css`, assetOf('text/css; charset=utf-8', await read(`${name}.css`))] as const;
  });
  const scripts = SCRIPTS.map(async (name) => {
    const text = scriptOf(await read(`${name}.ts`));
    return [`${name}.js`, assetOf('text/javascript; charset=utf-8', text)] as const;
  });
  return new Map(await Promise.all([...sheets, ...scripts]));
}

function assetOf(type: string, text: string): Asset {
  return { type, text, tag: `"${createHash('sha256').update(text).digest('hex').slice(0, 20)}"` };
}

/** The same code without its types, its imports by the names they are served under. */
export function scriptOf(source: string): string {
  return withoutTypes(source).replaceAll(/(from '\.{1,2}\/[\w/.-]+)\.ts'/g, "$1.js'");
}

/** Node announces with each start that this function may still change; nobody who runs the sandbox needs to read it. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
