import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

export type GameAsset = { type: string; text: string; tag: string };

/** The files a game’s page consists of, by their paths below `src`: what runs in the browser is the very source, untyped. */
const SHEETS = [
  'games/page/game',
  'games/page/bar',
  'games/page/dialogs',
  'games/harbour-sevens/page/style',
  'games/skyline-crash/page/style',
  'games/blackjack-quay/page/style',
  'games/reel/page/style',
];
const SCRIPTS = [
  'settings/language',
  'games/messages/current-messages',
  'games/messages/client-messages-ar',
  'games/messages/client-messages-de',
  'games/messages/client-messages-en',
  'games/messages/client-messages-tr',
  'games/fair/draw',
  'games/rounds/game-rules',
  'games/page/client/config',
  'games/page/client/action-buttons',
  'games/page/client/dialogs',
  'games/page/client/dom',
  'games/page/client/fairness',
  'games/page/client/history',
  'games/page/client/button-cooldown',
  'games/page/client/money',
  'games/page/client/parent-window',
  'games/page/client/server',
  'games/page/client/settle-intent',
  'games/page/client/game-shell',
  'games/page/client/start',
  'games/page/client/error-messages',
  'games/harbour-sevens/machine',
  'games/harbour-sevens/rules',
  'games/harbour-sevens/spin',
  'games/harbour-sevens/page/play',
  'games/harbour-sevens/page/reels',
  'games/harbour-sevens/page/describe-spin',
  'games/skyline-crash/flight',
  'games/skyline-crash/page/play',
  'games/skyline-crash/page/sky',
  'games/blackjack-quay/cards',
  'games/blackjack-quay/page/card-view',
  'games/blackjack-quay/page/play',
  'games/blackjack-quay/page/table-view',
  'games/reel/page/request-reel',
  'games/reel/page/draw',
  'games/reel/page/settle-draw',
];

/** Reads every file of the games' pages once; keys are paths below `/games/assets/`. */
export async function readGameAssets(): Promise<ReadonlyMap<string, GameAsset>> {
  const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
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
