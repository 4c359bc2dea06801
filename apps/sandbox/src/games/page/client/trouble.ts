import type { GameMessage } from '@baize/api/calls/lobby';
import type { WishWords } from '../../words/spoken-words.ts';
import { words } from '../../words/spoken.ts';
import type { Reply } from './server.ts';

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
  const { limits, refusals, other, keepAsking } = words().trouble;
  if (reply.kind === 'lost') return { text: keepAsking, tell: CONNECTION_LOST, isOver: false };
  const { code, message } = reply;
  const limit = textFor(code, limits);
  if (limit !== undefined) return { text: limit, tell: { type: 'limit', code }, isOver: false };
  const isOver = code === 'SESSION_ENDED' || reply.status === 403;
  const passing = reply.status === 409 || reply.status === 429 || code === 'NOT_POSSIBLE';
  return {
    text: textFor(code, refusals) ?? other(message),
    tell: passing ? null : { type: 'error', code: code || `HTTP_${reply.status}`, message: message || null },
    isOver,
  };
}

/** The sentence for a code of the server, if it is one that is known. */
export function textFor(code: string, texts: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}

function wishText({ stake: staked, move }: WishWords, stake: string | null): string {
  return stake === null ? move : staked(stake);
}

/** While an answer is slow: what becomes of the stake. `stake` is null for a decision. */
export function waitingText(stake: string | null): string {
  return wishText(words().trouble.waiting, stake);
}

/** While nobody knows what became of a wish. */
export function unknownText(stake: string | null): string {
  const { unknown, offline } = words().trouble;
  return wishText(navigator.onLine ? unknown : offline, stake);
}

/** Once it is known that nothing came of it. */
export function nothingText(stake: string | null): string {
  return wishText(words().trouble.nothing, stake);
}

/** The session ended before it was known. */
export function closedText(stake: string | null): string {
  return wishText(words().trouble.closed, stake);
}
