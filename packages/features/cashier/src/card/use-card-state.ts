import { deviceClock } from '@baize/browser/clock';
import { isHidden } from '@baize/browser/visibility';
import { useEffect, useEffectEvent, useState } from 'react';
import { EMPTY_CARD, type CardValues } from './card-values.ts';

/** So long a card may lie in a page that nobody looks at, in ms: enough to read a code in another app. */
const MAX_HIDDEN_MS = 60_000;

export interface CardState {
  card: CardValues;
  setCard(card: CardValues): void;
  /** It was sent as it stands, and not typed since. */
  isSent: boolean;
  markSent(): void;
  /** The card has been used: nothing of it stays. */
  clear(): void;
  /** `cleared` says that what was typed was taken away because the page was left. */
  notice: 'none' | 'cleared';
}

/** What is typed of a card, as long as the page is looked at: it goes when the page is left, or hidden for a minute. */
export function useCardState(): CardState {
  const [card, setCard] = useState(EMPTY_CARD);
  const [isSent, setSent] = useState(false);
  const [notice, setNews] = useState<CardState['notice']>('none');
  const clear = useEffectEvent(() => {
    if (Object.values(card).every((text) => text === '')) return;
    setCard(EMPTY_CARD);
    setNews('cleared');
  });
  useEffect(() => {
    let hiddenAt: number | null = null;
    const look = () => {
      const now = deviceClock.now();
      if (hiddenAt !== null && now - hiddenAt >= MAX_HIDDEN_MS) clear();
      hiddenAt = isHidden() ? (hiddenAt ?? now) : null;
    };
    const stop = deviceClock.everySecond(look);
    const leave = () => clear();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
    };
  }, []);
  return {
    card,
    notice,
    isSent,
    markSent: () => setSent(true),
    clear: () => setCard(EMPTY_CARD),
    setCard: (next) => {
      setNews('none');
      setSent(false);
      setCard(next);
    },
  };
}
