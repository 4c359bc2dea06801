import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { registerGames } from '../games/game-server.ts';
import type { GameSession } from '../games/game-session.ts';
import { registerReels } from '../games/reel/register-reels.ts';
import type { Platform } from '../platform.ts';
import { getClientInfo, type RequestFacts } from '../sessions/client-info.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { createSplitRoundStore } from './split-round-store.ts';
import { findLaunch } from './launches.ts';
import { getMarketStakeCap } from './market-stake.ts';
import { createPlayerWallet } from './player-wallet.ts';
import { createSqlRoundStore } from './sql-round-store.ts';
import { createGameClock } from './game-clock.ts';
import { createPlayerTransactions } from './player-transaction.ts';

/** Puts the games behind the platform: their pages, and rounds over the players' wallets. */
export async function registerPlay(app: FastifyInstance, platform: Platform): Promise<void> {
  const { clock, database, play, settings, visitor } = platform;
  const turns = createPlayerTransactions(platform);
  const now = createGameClock(clock);

  async function sessionOf(launchToken: string, request: RequestFacts): Promise<GameSession | null> {
    const demo = play.demos.find(launchToken);
    if (demo) return demo;
    const found = await findLaunch(database, { launchToken, now: clock.now() });
    if (!found) return null;
    const { launch, player } = found;
    const { ip } = getClientInfo(request, visitor.ip());
    const place = { ip, country: visitor.countryOf(ip) };
    const { pack } = getBrandRules(settings, launch.brand);
    return {
      playerId: String(player.id),
      sessionId: launch.tokenHash,
      mode: 'real',
      currencyCode: launch.currencyCode,
      locale: launch.locale,
      parentOrigin: launch.parentOrigin,
      maxStakePerRound: getMarketStakeCap(player, { pack, now: clock.now() }),
      wallet: createPlayerWallet({ turns, settings, launch, place }),
    };
  }

  await registerGames(app, {
    findSession: sessionOf,
    now,
    wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
    store: createSplitRoundStore({ real: createSqlRoundStore(turns) }),
  });
  registerReels(app, { reels: play.reels });
}
