import type { SignedIn } from '../sessions/session-store.ts';
import type { ResponseInputOf } from '@baize/api/endpoint';
import type { launchGame } from '@baize/api/endpoints/lobby';
import type { ClientInfo } from '../sessions/client-info.ts';
import type { Platform } from '../platform.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { currencyOfCountry } from '../accounts/country-facts.ts';
import { getParentOrigin } from './parent-origin.ts';
import { findStudioGame } from '../games/studio-game-slug.ts';
import { openLaunch } from './launches.ts';
import { findLaunchableGame } from './launch-checks.ts';

export type OpenGameRequest = {
  slug: string;
  mode: 'real' | 'demo';
  signedIn: SignedIn | null;
  caller: ClientInfo;
};

/**
 * Opens a game, and answers the path its frame shows and what it is played with. The house's own games are played for real or with play money; a
 * game of another studio opens its reel, with play money whatever was asked, and the answer's mode says so.
 */
export async function openGame(
  platform: Platform,
  wish: OpenGameRequest,
): Promise<ResponseInputOf<typeof launchGame>> {
  const { clock, database, lobby, play, settings, visitor } = platform;
  const { slug, mode, signedIn, caller } = wish;
  const rules = getBrandRules(settings, caller.brand);
  const now = clock.now();
  const place = { country: visitor.countryOf(caller.ip), ip: caller.ip };
  const game = await findLaunchableGame(database, {
    catalogue: lobby.catalogue(),
    wish: { slug, mode, player: signedIn?.player ?? null, visitor: place, rules, now },
  });
  const look = {
    currencyCode: signedIn?.player.currencyCode ?? currencyOfCountry(place.country),
    locale: caller.locale,
    parentOrigin: getParentOrigin(caller.origin, rules),
  };
  if (!findStudioGame(slug)) {
    const token = play.reels.open({ ...look, game: game.row });
    return { url: `/games/reel/${slug}?token=${token}&locale=${look.locale}`, mode: 'demo' };
  }
  if (mode === 'demo' || !signedIn) {
    return { url: `/games/${slug}?token=${play.demos.open(look)}&locale=${look.locale}`, mode: 'demo' };
  }
  const launchToken = await openLaunch(database, {
    ...look,
    playerId: signedIn.player.id,
    sessionHash: signedIn.session.tokenHash,
    gameSlug: slug,
    brand: caller.brand,
    at: new Date(now),
  });
  return { url: `/games/${slug}?token=${launchToken}&locale=${look.locale}`, mode: 'real' };
}
