import { RESULT_KINDS } from '@baize/domain/deposit-payment';
import { closeModal } from '@baize/domain/modals';
import type { SessionState } from '@baize/domain/session';
import { usePlayer } from '@baize/player';
import { lastSessionEnd, useSession } from '@baize/player/session';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import type { DepositResult } from './use-deposit-result.ts';

/** Whose result a dialog tells. `visitor`: nobody has seen it signed in, but this tab knows who sent the payment. */
interface ResultOwner {
  userId: string;
  seenAs: 'player' | 'visitor';
}

interface ResultOwnerOptions {
  open: boolean;
  stored: DepositResult['stored'];
}

/**
 * Closes a result's dialog with the player it was opened for: once they have logged out, or somebody else has logged in. Nothing
 * of it stays in the address, for the next player would be told of it. A session that ends by itself closes nothing: the
 * same player may log in again. Returns whether the dialog is to be gone.
 */
export function useIsOwnerGone({ open, stored }: ResultOwnerOptions): boolean {
  const { isLoggedOut, viewerId, isVisitor } = useViewer();
  const [owner, setOwner] = useState<ResultOwner | null>(null);
  const next = nextOwner(owner, { viewerId, senderId: isVisitor ? (stored?.userId ?? null) : null });
  if (open && next !== owner) setOwner(next);
  if (!open && owner !== null) setOwner(null);
  const isReplaced = owner !== null && viewerId !== null && viewerId !== owner.userId;
  const isGone = open && (isReplaced || (owner?.seenAs === 'player' && isLoggedOut));
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const leave = useEffectEvent(() => {
    if (!router) return;
    const { pathname, search, hash } = router.state.location;
    void router.navigate(
      { pathname, search: withoutResult(search), hash },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return isGone;
}

/** The query without any result and the payment it names, everything else as it was written. */
function withoutResult(search: string): string {
  const page = RESULT_KINDS.reduce((query, kind) => closeModal(query, `deposit-${kind}`), search);
  const pairs = page
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^(?:transactionId|met)(?:=|$)/.test(pair));
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Whoever has seen it signed in owns it, until the dialog is closed. */
function nextOwner(
  owner: ResultOwner | null,
  { viewerId, senderId }: { viewerId: string | null; senderId: string | null },
): ResultOwner | null {
  if (viewerId !== null && (owner === null || (owner.userId === viewerId && owner.seenAs === 'visitor')))
    return { userId: viewerId, seenAs: 'player' };
  if (owner === null && senderId !== null) return { userId: senderId, seenAs: 'visitor' };
  return owner;
}

function useViewer(): { isLoggedOut: boolean; viewerId: string | null; isVisitor: boolean } {
  const session = useSession();
  const player = usePlayer();
  const [read, setRead] = useState(() => readSession(session));
  if (read.session !== session) setRead(readSession(session));
  return {
    isVisitor: session.phase === 'signed-out',
    isLoggedOut: read.isLoggedOut,
    // What was read of the player before may still be there after the session.
    viewerId: session.phase === 'signed-in' ? (player?.getUser.userId ?? null) : null,
  };
}

/**
 * Read once, as the session ends: where it has expired in another tab, only the reason stored then tells that nobody logged out,
 * and it is forgotten once the player has been told of it.
 */
function readSession(session: SessionState): { session: SessionState; isLoggedOut: boolean } {
  const isOver = session.phase === 'signed-out' && !session.isUnverified && session.ended === null;
  return { session, isLoggedOut: isOver && lastSessionEnd.get() === null };
}
