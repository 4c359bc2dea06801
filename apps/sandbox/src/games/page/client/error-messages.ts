import type { GameMessage } from '@baize/api/endpoints/lobby';
import type { IntentMessages } from '../../messages/client-messages.ts';
import { getMessages } from '../../messages/current-messages.ts';
import type { TableResponse } from './server.ts';

type ErrorReport = {
  text: string;
  tell: GameMessage | null;
  /** Nothing can be played here any more. */
  isOver: boolean;
};

/** What the parent is told when an answer was lost. */
export const CONNECTION_LOST: GameMessage = { type: 'error', code: 'CONNECTION_LOST', message: null };

/** What the player reads when the table cannot be seen, and what the parent is told of it. */
export function describeError(reply: Exclude<TableResponse, { kind: 'table' }>): ErrorReport {
  const { limits, refusals, other, keepAsking } = getMessages().trouble;
  if (reply.kind === 'lost') return { text: keepAsking, tell: CONNECTION_LOST, isOver: false };
  const { code, message } = reply;
  const limit = findText(code, limits);
  if (limit !== undefined) return { text: limit, tell: { type: 'limit', code }, isOver: false };
  const isOver = code === 'SESSION_ENDED' || reply.status === 403;
  const passing = reply.status === 409 || reply.status === 429 || code === 'NOT_POSSIBLE';
  return {
    text: findText(code, refusals) ?? other(message),
    tell: passing ? null : { type: 'error', code: code || `HTTP_${reply.status}`, message: message || null },
    isOver,
  };
}

/** The sentence for a code of the server, if it is one that is known. */
export function findText(code: string, texts: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
}

function intentText({ stake: staked, move }: IntentMessages, stake: string | null): string {
  return stake === null ? move : staked(stake);
}

/** While an answer is slow: what becomes of the stake. `stake` is null for a decision. */
export function waitingText(stake: string | null): string {
  return intentText(getMessages().trouble.waiting, stake);
}

/** While nobody knows what became of a wish. */
export function unknownText(stake: string | null): string {
  const { unknown, offline } = getMessages().trouble;
  return intentText(navigator.onLine ? unknown : offline, stake);
}

/** Once it is known that nothing came of it. */
export function nothingText(stake: string | null): string {
  return intentText(getMessages().trouble.nothing, stake);
}

/** The session ended before it was known. */
export function closedText(stake: string | null): string {
  return intentText(getMessages().trouble.closed, stake);
}
