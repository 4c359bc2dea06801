import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The bare one first: it draws the same and costs less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

type Env = Readonly<Record<string, string | undefined>>;

/** A Chromium that is already there: the one `CHROMIUM_PATH` names, else one on the PATH; null when there is none. */
export function findChromium(given: Env, exists: (path: string) => boolean = existsSync): string | null {
  const named = given['CHROMIUM_PATH'];
  if (named) return exists(named) ? named : null;
  const folders = (given['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => exists(place)) ?? null;
}

export type Chromium = { found: string } | { missing: string };

/** Ways to get a browser; each answers true when its command went well. */
export interface Installers {
  isRoot: boolean;
  apt(): Promise<boolean>;
  /** Playwright's own download; answers where the browser then is. */
  download(): Promise<string | null>;
}

/** A Chromium, found or installed, or the words that tell a person what to do. */
export async function ensureChromium(ask: {
  given: Env;
  exists?: (path: string) => boolean;
  installers: Installers;
}): Promise<Chromium> {
  const { given, exists = existsSync, installers } = ask;
  const there = findChromium(given, exists);
  if (there) return { found: there };
  const named = given['CHROMIUM_PATH'];
  if (named) return { missing: `CHROMIUM_PATH names ${named}, which is not there. Correct it or unset it.` };
  if (installers.isRoot && (await installers.apt())) {
    const installed = findChromium(given, exists);
    if (installed) return { found: installed };
  }
  const downloaded = await installers.download();
  if (downloaded && exists(downloaded)) return { found: downloaded };
  return {
    missing:
      'No Chromium was found, and none could be installed. Install one (`apt-get install chromium` as root) ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome; until then stories and journeys count as failed.',
  };
}
