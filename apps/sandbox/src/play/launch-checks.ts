import { and, eq, isNull } from 'drizzle-orm';
import { isCountryBlocked, type VisitorPlace } from '../accounts/country-block.ts';
import { assertNotExcludedOrFrozen } from '../accounts/exclusion-guards.ts';
import type { Database } from '../database/open-database.ts';
import { gameRounds } from '../database/tables/games.ts';
import { getStakes } from '../games/stakes.ts';
import { notFoundError, ruleError, sessionEndedError } from '../errors/http-error.ts';
import { fromEuroCents } from '../ledger/exchange-rates.ts';
import { assertRequiredLimitSet } from '../limits/limit-required.ts';
import { checkBetLimits } from '../limits/limit-usage.ts';
import type { Catalogue, CatalogueGame } from '../games/catalogue-game.ts';
import type { Player } from '../sessions/session-store.ts';
import type { BrandRules } from '../settings/brand-rules.ts';
import { findStudioGame } from '../games/studio-game-slug.ts';

export type LaunchRequest = {
  slug: string;
  mode: 'real' | 'demo';
  /** Null for a guest. */
  player: Player | null;
  /** Where the visitor is now. */
  visitor: VisitorPlace;
  rules: BrandRules;
  now: number;
};

/** Whether somebody may open a game, in the contract's order: who asks, barriers, place, the game, limits. */
export async function findLaunchableGame(
  database: Database,
  { catalogue, wish }: { catalogue: Catalogue; wish: LaunchRequest },
): Promise<CatalogueGame> {
  const { player, mode, rules, now } = wish;
  const mayTry = mode === 'demo' && rules.settings.allowGuestPlayDemoGames;
  if (!player && !mayTry) throw sessionEndedError();
  // Excluded and frozen players are kept from demos as well: they are play.
  if (player) assertNotExcludedOrFrozen(player, { now });
  assertCountryAllowed(wish);
  const game = catalogue.bySlug.get(wish.slug);
  if (!game) throw notFoundError('GAME NOT FOUND');
  if (game.row.restrictedCountries.includes(wish.visitor.country)) {
    throw ruleError('GAME_RESTRICTED', 'This game is not offered in the country you are in');
  }
  if (mode === 'demo' && !game.row.hasDemo) {
    throw ruleError('NO_DEMO', 'This game has no demo');
  }
  if (player && mode === 'real') {
    await assertRequiredLimitSet(database, { player, pack: rules.pack });
    await assertWithinBetLimits(database, { game, player, wish });
  }
  return game;
}

function assertCountryAllowed({ visitor, rules }: LaunchRequest): void {
  if (!isCountryBlocked(visitor, rules.settings)) return;
  throw ruleError('COUNTRY_BLOCKED', 'Games are not open in the country you are in');
}

type Asking = { game: CatalogueGame; player: Player; wish: LaunchRequest };

/** A player whose limits allow not even the lowest stake is told so at once; a round left open may be played to its end. */
async function assertWithinBetLimits(database: Database, { game, player, wish }: Asking): Promise<void> {
  const amount = lowestStake(game, player);
  const code = await checkBetLimits(database, { player, amount, now: wish.now, pack: wish.rules.pack });
  if (code === null || (await hasOpenRound(database, { player, slug: game.row.slug }))) return;
  throw ruleError(code, 'A limit of yours has been reached');
}

function lowestStake({ row }: CatalogueGame, { currencyCode }: Player): bigint {
  const house = findStudioGame(row.slug);
  const stakes = house ? getStakes(house, { currencyCode }) : [];
  return stakes[0] ?? fromEuroCents(row.minBet * 100, currencyCode);
}

async function hasOpenRound(
  database: Database,
  { player, slug }: { player: Player; slug: string },
): Promise<boolean> {
  const [open] = await database
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(
      and(eq(gameRounds.playerId, player.id), eq(gameRounds.gameSlug, slug), isNull(gameRounds.settledAt)),
    );
  return open !== undefined;
}
