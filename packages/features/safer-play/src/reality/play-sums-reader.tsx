import { platformClock } from '@baize/browser/clock';
import { usePlayer } from '@baize/player';
import { usePlatformPlaySums } from '@baize/player/platform-play-sums';
import { getPlaySession, isPlaySessionActive, subscribePlaySession } from '@baize/player/play-session';
import { useSyncExternalStore } from 'react';

/** While a session of play goes on its figures are the platform's, in the game's bar, the head and the check (LIM-07). */
export function PlaySumsReader() {
  const session = useSyncExternalStore(subscribePlaySession, getPlaySession, () => null);
  if (!session || !isPlaySessionActive(session, platformClock.now())) return null;
  return <Reader since={session.since} lastRound={session.rounds.at(-1) ?? ''} />;
}

/** A round that a game told of, and money that moved without one: its page was left, or it runs on another device. */
function Reader({ since, lastRound }: { since: number; lastRound: string }) {
  const wallet = usePlayer()?.getUser.userWallet;
  usePlatformPlaySums(since, `${lastRound} ${wallet?.amount} ${wallet?.bonusAmount}`);
  return null;
}
