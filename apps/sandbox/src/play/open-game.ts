import type { SignedIn } from '../sessions/session-store.ts';
import type { Caller } from '../http/caller.ts';
import type { Platform } from '../platform.ts';
import { brandRules } from '../settings/brand-rules.ts';
import { currencyOfCountry } from '../accounts/country-facts.ts';
import { frameParent } from './frame-parent.ts';
import { houseGame } from './house-games.ts';
import { openLaunch } from './launches.ts';
import { gameToOpen } from './refuse-launch.ts';

export type GameWish = {
  slug: string;
  mode: 'real' | 'demo';
  signedIn: SignedIn | null;
  caller: Caller;
};

/**
 * Opens a game, and answers the path its frame shows. The house's own games are played for real or with play money; a
 * game of another studio opens its reel, with play money whatever was asked, and says so.
 */
export async function openGame(platform: Platform, wish: GameWish): Promise<string> {
  const { clock, database, lobby, play, settings, visitor } = platform;
  const { slug, mode, signedIn, caller } = wish;
  const rules = brandRules(settings, caller.brand);
  const now = clock.now();
  const place = { country: visitor.countryOf(caller.ip), ip: caller.ip };
  const game = await gameToOpen(database, {
    catalogue: lobby.catalogue(),
    wish: { slug, mode, player: signedIn?.player ?? null, visitor: place, rules, now },
  });
  const look = {
    currencyCode: signedIn?.player.currencyCode ?? currencyOfCountry(place.country),
    locale: caller.locale,
    parentOrigin: frameParent(caller.origin, rules),
  };
  if (!houseGame(slug)) return `/games/reel/${slug}?token=${play.reels.open({ ...look, game: game.row })}`;
  if (mode === 'demo' || !signedIn) return `/games/${slug}?token=${play.demos.open(look)}`;
  const launchToken = await openLaunch(database, {
    ...look,
    playerId: signedIn.player.id,
    sessionHash: signedIn.session.tokenHash,
    gameSlug: slug,
    brand: caller.brand,
    at: new Date(now),
  });
  return `/games/${slug}?token=${launchToken}`;
}
