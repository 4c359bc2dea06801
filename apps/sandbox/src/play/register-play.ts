import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { registerGames } from '../games/game-server.ts';
import type { GameSession } from '../games/game-session.ts';
import { registerReels } from '../games/reel/register-reels.ts';
import type { Platform } from '../platform.ts';
import { brandRules } from '../settings/brand-rules.ts';
import { chooseStore } from './choose-store.ts';
import { findLaunch } from './launches.ts';
import { marketStake } from './market-stake.ts';
import { playerWallet } from './player-wallet.ts';
import { createRoundRows } from './round-rows.ts';
import { runningClock } from './running-clock.ts';
import { createTurns } from './turns.ts';

/** Puts the games behind the platform: their pages, and rounds over the players' wallets. */
export async function registerPlay(app: FastifyInstance, platform: Platform): Promise<void> {
  const { clock, database, play, settings } = platform;
  const turns = createTurns(platform);
  const now = runningClock(clock);

  async function sessionOf(launchToken: string): Promise<GameSession | null> {
    const demo = play.demos.sessionOf(launchToken);
    if (demo) return demo;
    const found = await findLaunch(database, { launchToken, now: clock.now() });
    if (!found) return null;
    const { launch, player } = found;
    const { pack } = brandRules(settings, launch.brand);
    return {
      playerId: String(player.id),
      sessionId: launch.tokenHash,
      mode: 'real',
      currencyCode: launch.currencyCode,
      locale: launch.locale,
      parentOrigin: launch.parentOrigin,
      mostPerRound: marketStake(player, { pack, now: clock.now() }),
      wallet: playerWallet({ turns, settings, launch }),
    };
  }

  await registerGames(app, {
    walletPortFor: sessionOf,
    now,
    wait: (ms, signal) => delay(ms, undefined, { signal }).catch(() => undefined),
    store: chooseStore({ real: createRoundRows(turns) }),
  });
  registerReels(app, { reels: play.reels });
}
