import type { Brand } from '../settings/brand-settings.ts';
import { ART_VERSION } from './art-version.ts';
import type { GameRow } from './catalogue-game.ts';

/** The letters a brand sets its games' titles in, where they are not the drawing's own. */
const FACES: Readonly<Record<Brand, string | null>> = { curacao: null, lulu: 'soft-serif' };

const ASSETS = '/api/core/casino/assets';

/** Where a studio's name, drawn, is. */
export function logoOf(slug: string): string {
  return `${ASSETS}/providers/${slug}.svg?v=${ART_VERSION}`;
}

/** Where a game's picture is, in the drawing's own letters. */
export function pictureOf(slug: string): string {
  return `${ASSETS}/games/${slug}.svg?v=${ART_VERSION}`;
}

/** Where a game's square picture is, which has no letters. */
export function thumbOf(slug: string): string {
  return `${pictureOf(slug)}&shape=thumb`;
}

/** A game with its picture lettered as the brand that asks letters its games. */
export function lettered<Row extends GameRow>(row: Row, brand: Brand): Row {
  const face = FACES[brand];
  return face === null ? row : { ...row, thumbnail: `${row.thumbnail}&face=${face}` };
}
