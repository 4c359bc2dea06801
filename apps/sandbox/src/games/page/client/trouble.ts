import type { BetLimitCode } from '@baize/domain/errors';
import type { GameMessage } from '@baize/api/calls/lobby';
import type { RefusalCode } from '../../protocol.ts';
import type { Reply } from './server.ts';

const LIMIT_TEXTS = {
  MAX_BET_LIMIT_REACHED: 'You have reached your bet limit.',
  maxBetLimit: 'This stake is above your limit for a single bet.',
  dailyBetLimit: 'You have reached your bet limit for today.',
  weeklyBetLimit: 'You have reached your bet limit for this week.',
  monthlyBetLimit: 'You have reached your bet limit for this month.',
  dailyLossLimit: 'You have reached your loss limit for today.',
  weeklyLossLimit: 'You have reached your loss limit for this week.',
  monthlyLossLimit: 'You have reached your loss limit for this month.',
} satisfies Record<BetLimitCode, string>;
const LIMITS: Readonly<Record<string, string>> = LIMIT_TEXTS;

const OTHER_TEXTS = {
  INSUFFICIENT_FUNDS: 'Your balance does not cover this stake. Nothing was staked.',
  SESSION_ENDED: 'Your session has ended. Log in and open the game again; a round left open is kept for you.',
  SELF_EXCLUDED: 'Your account is excluded from play. Nothing was staked.',
  ACCOUNT_FROZEN: 'Your account is on a break. Nothing was staked.',
  TOO_SOON: 'One moment: the next round is not ready yet.',
  ROUND_OPEN: 'A round is still open, perhaps in another window.',
  STALE_COMMITMENT: 'The next round was prepared anew. You can play it now.',
  MOVED_ON: 'The round has moved on, perhaps in another window.',
  STAKE_NOT_OFFERED: 'This stake is not offered. Nothing was staked.',
  NOT_POSSIBLE: 'That came too late.',
} satisfies Record<RefusalCode, string>;
const OTHERS: Readonly<Record<string, string>> = OTHER_TEXTS;

/** What the player reads when an answer is none, and what the parent is told of it. */
export function troubleOf(reply: Exclude<Reply, { kind: 'table' }>): {
  text: string;
  tell: GameMessage | null;
  /** Nothing can be played here any more. */
  isOver: boolean;
} {
  if (reply.kind === 'lost') {
    const text = 'The connection was lost. What was staked is kept; open the game again to go on.';
    return { text, tell: { type: 'error', code: 'CONNECTION_LOST', message: null }, isOver: false };
  }
  const { code, message } = reply;
  const limit = LIMITS[code];
  if (limit !== undefined) return { text: limit, tell: { type: 'limit', code }, isOver: false };
  const isOver = code === 'SESSION_ENDED' || reply.status === 403;
  const passing = reply.status === 409 || reply.status === 429 || code === 'NOT_POSSIBLE';
  return {
    text: OTHERS[code] ?? `${message || 'Something went wrong'}. Nothing was staked.`,
    tell: passing ? null : { type: 'error', code: code || `HTTP_${reply.status}`, message: message || null },
    isOver,
  };
}
