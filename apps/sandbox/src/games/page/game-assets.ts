import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

export type GameAsset = { type: string; text: string; tag: string };

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
  'messages/language',
  'messages/current-messages',
  'messages/client-messages-ar',
  'messages/client-messages-de',
  'messages/client-messages-en',
  'messages/client-messages-tr',
  'fair/draw',
  'rounds/game-rules',
  'page/client/config',
  'page/client/action-buttons',
  'page/client/dialogs',
  'page/client/dom',
  'page/client/fairness',
  'page/client/history',
  'page/client/button-cooldown',
  'page/client/money',
  'page/client/parent-window',
  'page/client/server',
  'page/client/settle-intent',
  'page/client/game-shell',
  'page/client/start',
  'page/client/error-messages',
  'harbour-sevens/machine',
  'harbour-sevens/rules',
  'harbour-sevens/spin',
  'harbour-sevens/page/play',
  'harbour-sevens/page/reels',
  'harbour-sevens/page/describe-spin',
  'skyline-crash/flight',
  'skyline-crash/page/play',
  'skyline-crash/page/sky',
  'blackjack-quay/cards',
  'blackjack-quay/page/card-view',
  'blackjack-quay/page/play',
  'blackjack-quay/page/table-view',
  'reel/page/request-reel',
  'reel/page/draw',
  'reel/page/settle-draw',
];

/** Reads every file of the games' pages once; keys are paths below `/games/assets/`. */
export async function readGameAssets(): Promise<ReadonlyMap<string, GameAsset>> {
  const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');
  const sheets = SHEETS.map(async (name) => {
    return [`${name}.css`, assetOf('text/css; charset=utf-8', await read(`${name}.css`))] as const;
  });
  const scripts = SCRIPTS.map(async (name) => {
    const text = toBrowserScript(await read(`${name}.ts`));
    return [`${name}.js`, assetOf('text/javascript; charset=utf-8', text)] as const;
  });
  return new Map(await Promise.all([...sheets, ...scripts]));
}

function assetOf(type: string, text: string): GameAsset {
  return { type, text, tag: `"${createHash('sha256').update(text).digest('hex').slice(0, 20)}"` };
}

/** The same code without its types, its imports by the names they are served under. */
export function toBrowserScript(source: string): string {
  return stripTypes(source).replaceAll(/(from '\.{1,2}\/[\w/.-]+)\.ts'/g, "$1.js'");
}

/** Node announces with each start that this function may still change; nobody who runs the sandbox needs to read it. */
function stripTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}
