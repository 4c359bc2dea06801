import { deviceClock } from '@baize/browser/clock';
import { isHidden } from '@baize/browser/visibility';
import { useEffect, useEffectEvent, useState } from 'react';
import { NO_CARD, type CardValues } from './card-values.ts';

/** So long a card may lie in a page that nobody looks at, in ms: enough to read a code in another app. */
const HIDDEN_AT_MOST = 60_000;

export interface CardInHand {
  card: CardValues;
  setCard(card: CardValues): void;
  /** The card has been used: nothing of it stays. */
  drop(): void;
  /** `cleared` says that what was typed was taken away because the page was left. */
  news: 'none' | 'cleared';
}

/** What is typed of a card, as long as the page is looked at: it goes when the page is left, or hidden for a minute. */
export function useCard(): CardInHand {
  const [card, setCard] = useState(NO_CARD);
  const [news, setNews] = useState<CardInHand['news']>('none');
  const clear = useEffectEvent(() => {
    if (Object.values(card).every((text) => text === '')) return;
    setCard(NO_CARD);
    setNews('cleared');
  });
  useEffect(() => {
    let hiddenAt: number | null = null;
    const look = () => {
      const now = deviceClock.now();
      if (hiddenAt !== null && now - hiddenAt >= HIDDEN_AT_MOST) clear();
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
    news,
    drop: () => setCard(NO_CARD),
    setCard: (next) => {
      setNews('none');
      setCard(next);
    },
  };
}
