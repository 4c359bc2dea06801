import { createDemoSessions, type DemoSessions } from '../games/demo-sessions.ts';
import { createReelSessions, type ReelSessions } from '../games/reel/reel-sessions.ts';

/** Play with play money: it lasts as long as the process. */
export type GameSessions = { demos: DemoSessions; reels: ReelSessions };

export function createGameSessions(): GameSessions {
  return { demos: createDemoSessions(), reels: createReelSessions() };
}
