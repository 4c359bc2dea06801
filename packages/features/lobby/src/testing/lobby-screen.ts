import { screenFor } from '@baize/shell/screen-story';
import { exampleHero } from './example-hero.ts';
import { lobbyPlatform } from './lobby-platform.ts';

/** A screen of the lobby as a visitor has it, once this text is there. */
export const asVisitor = screenFor('visitor', (brandName) => ({
  api: lobbyPlatform(),
  brand: { hero: exampleHero(brandName) },
}));

/** The same for a player. */
export const asPlayer = screenFor('player', (brandName) => ({
  api: lobbyPlatform(),
  brand: { hero: exampleHero(brandName) },
}));
