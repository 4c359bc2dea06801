import { getBrandRow, type Brand } from '../settings/brand-settings.ts';
import { ART_VERSION } from './art-version.ts';
import type { GameRow } from '../games/catalogue-game.ts';

const ASSETS = '/api/core/casino/assets';

/** Where a studio's name, drawn, is. */
export function getLogoUrl(slug: string): string {
  return `${ASSETS}/providers/${slug}.svg?v=${ART_VERSION}`;
}

/** Where a game's picture is, in the drawing's own letters. */
export function getImageUrl(slug: string): string {
  return `${ASSETS}/games/${slug}.svg?v=${ART_VERSION}`;
}

/** Where a game's square picture is, which has no letters. */
export function getThumbUrl(slug: string): string {
  return `${getImageUrl(slug)}&shape=thumb`;
}

/** A game with its picture lettered as the brand that asks letters its games. */
export function withBrandLettering<Row extends GameRow>(row: Row, brand: Brand): Row {
  const { lettering: face } = getBrandRow(brand);
  return face === null ? row : { ...row, thumbnail: `${row.thumbnail}&face=${face}` };
}
