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
  TOO_SOON: 'One moment: the next round is not ready yet. Nothing was staked.',
  ROUND_OPEN: 'A round is still open, perhaps in another window.',
  STALE_COMMITMENT: 'The next round was prepared anew, and nothing was staked. You can play it now.',
  MOVED_ON: 'The round has moved on, perhaps in another window.',
  STAKE_NOT_OFFERED: 'This stake is not offered. Nothing was staked.',
  NOT_POSSIBLE: 'That came too late.',
} satisfies Record<RefusalCode, string>;
const OTHERS: Readonly<Record<string, string>> = OTHER_TEXTS;

type Told = {
  text: string;
  tell: GameMessage | null;
  /** Nothing can be played here any more. */
  isOver: boolean;
};

/** What the parent is told when an answer was lost. */
export const CONNECTION_LOST: GameMessage = { type: 'error', code: 'CONNECTION_LOST', message: null };

/** What the player reads when the table cannot be seen, and what the parent is told of it. */
export function troubleOf(reply: Exclude<Reply, { kind: 'table' }>): Told {
  if (reply.kind === 'lost') {
    return { text: 'The game does not answer. We keep asking.', tell: CONNECTION_LOST, isOver: false };
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

/** While an answer is slow: what becomes of the stake. `stake` is null for a decision. */
export function waitingText(stake: string | null): string {
  return stake === null
    ? 'Waiting for the answer to your move.'
    : `Waiting for the answer. If ${stake} is taken, its round is shown.`;
}

/** While nobody knows what became of a wish. */
export function unknownText(stake: string | null): string {
  const what = stake === null ? 'whether your move was taken' : `whether ${stake} was staked`;
  return navigator.onLine
    ? `We do not know yet ${what}. We are asking.`
    : `You are offline. We do not know yet ${what}; we ask as soon as the line is back.`;
}

/** Once it is known that nothing came of it. */
export function nothingText(stake: string | null): string {
  return stake === null
    ? 'Your move did not arrive, and nothing more was staked. Choose again.'
    : `Nothing was staked: ${stake} is still yours.`;
}

/** The session ended before it was known. */
export function closedText(stake: string | null): string {
  const what = stake === null ? 'your move was taken' : `${stake} was staked`;
  return `Your session ended before we knew whether ${what}. Your history tells; an open round is kept for you.`;
}
