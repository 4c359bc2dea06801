import { randomBytes, randomUUID } from 'node:crypto';
import type { GameSession } from './game-session.ts';
import { createMemoryWallet } from './memory-wallet.ts';
import { getStakes } from './stakes.ts';

type DemoOptions = { currencyCode: string; locale: string; parentOrigin: string };

export type DemoSessions = {
  /** Opens play with play money; the token is 256 random bits. */
  open(ask: DemoOptions): string;
  find(launchToken: string): GameSession | null;
};

const DEFAULT_KEEP = 2000;

/** Play-money sessions in memory: a thousand of the lowest table stakes each; the oldest end when there are too many. */
export function createDemoSessions(keep = DEFAULT_KEEP): DemoSessions {
  const sessions = new Map<string, GameSession>();
  return {
    open: ({ currencyCode, locale, parentOrigin }) => {
      const launchToken = `demo-${randomBytes(32).toString('hex')}`;
      const [lowest = 1n] = getStakes('blackjack-quay', { currencyCode });
      const id = randomUUID();
      sessions.set(launchToken, {
        playerId: `demo-${id}`,
        sessionId: id,
        mode: 'demo',
        currencyCode,
        locale,
        parentOrigin,
        maxStakePerRound: null,
        wallet: createMemoryWallet(lowest * 1000n),
      });
      const [oldest] = sessions.keys();
      if (sessions.size > keep && oldest !== undefined) sessions.delete(oldest);
      return launchToken;
    },
    find: (launchToken) => sessions.get(launchToken) ?? null,
  };
}
