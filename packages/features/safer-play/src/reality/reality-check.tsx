import { platformClock } from '@baize/browser/clock';
import { useLocalizedPath, usePagePath } from '@baize/links';
import { useNow } from '@baize/page/clock';
import { usePlayer } from '@baize/player';
import { usePlatformPlaySums } from '@baize/player/platform-play-sums';
import { playPause } from '@baize/player/play-pause';
import { isPlaySessionActive, getPlaySession, subscribePlaySession } from '@baize/player/play-session';
import {
  acknowledgeRealityCheck,
  getRealityCheckDue,
  hasLeftElsewhere,
  subscribeRealityCheck,
  useRealityCheckInterval,
} from '@baize/player/reality-check';
import { useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { RealityCheckPrompt, type RealityCheckAction } from './reality-check-prompt.tsx';

type Session = NonNullable<ReturnType<typeof getPlaySession>>;

/** Where each button leads; to go on leads nowhere. */
const ACTION_PATHS: Record<Exclude<RealityCheckAction, 'continue'>, string> = {
  break: '/profile/freeze-account',
  limits: '/profile/limits',
  history: '/profile/transactions',
  leave: '/',
};

/** While somebody plays they are told now and then how it stands, whatever page they are on (LIM-07). */
export function RealityCheck() {
  const session = useSyncExternalStore(subscribePlaySession, getPlaySession, () => null);
  const interval = useRealityCheckInterval(usePlayer()?.getUser.userId ?? null);
  if (!session || interval === null) return null;
  return <Watch session={session} interval={interval} />;
}

function Watch({ session, interval }: { session: Session; interval: number }) {
  const seen = useNow({ every: 'second' });
  const [woken, wake] = useState(0);
  const now = seen === null ? null : Math.max(seen, woken);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const navigate = useNavigate();
  const localize = useLocalizedPath();
  const [drawn, setDrawn] = useState(false);
  const check =
    now !== null && isPlaySessionActive(session, now) ? getRealityCheckDue(session, { interval, now }) : null;
  const due = check?.due === 1;
  const isGamePage = usePagePath().startsWith('/casino/games/');
  const onAnswer = useEffectEvent(() => {
    // Who leaves the game in one tab does not go on with it in another.
    if (due && isGamePage && hasLeftElsewhere(session)) void navigate(localize(ACTION_PATHS.leave));
    look();
  });
  useEffect(() => subscribeRealityCheck(() => onAnswer()), []);
  const nextAt = check?.nextAt ?? null;
  // The seconds of a hidden tab stand still, and its game may play on by itself: it is asked to pause all the same.
  useEffect(
    () => (nextAt === null ? undefined : platformClock.atInstant(nextAt, () => wake(platformClock.now()))),
    [nextAt],
  );
  const [uncovered, setUncovered] = useState(false);
  const open = due && uncovered;
  if (open && !drawn) setDrawn(true);
  useEffect(() => {
    if (!due) return undefined;
    playPause.set(true);
    const over = new AbortController();
    // Behind a game that fills the screen nothing of the page is seen, and what it leaves last takes the focus with it.
    void leaveFullScreen().then(() => (over.signal.aborted ? undefined : setUncovered(true)));
    return () => {
      over.abort();
      setUncovered(false);
      playPause.set(false);
    };
  }, [due]);
  usePlatformPlaySums(session.since, due ? 'due' : 'begun');
  if (!drawn) return null;
  return (
    <RealityCheckPrompt
      open={open}
      session={session}
      interval={interval}
      onExited={() => setDrawn(false)}
      onChoose={(way) => {
        acknowledgeRealityCheck(session, { at: now ?? platformClock.now(), goesOn: way === 'continue' });
        if (way !== 'continue') void navigate(localize(ACTION_PATHS[way]));
      }}
    />
  );
}

/** Settles in any case: a browser that keeps its full screen must not keep the check from being drawn. */
async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement instanceof Element) await Promise.allSettled([document.exitFullscreen()]);
}
