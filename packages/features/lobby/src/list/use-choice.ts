import { afterPaint } from '@baize/browser/after-paint';
import { gameChoiceQuery, readGameChoice, type GameChoice } from '@baize/domain/game-list';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A choice that is shown before its address says it. */
interface Ahead {
  choice: GameChoice;
  /** The address that will say it. */
  wanted: string;
  /** The addresses it is shown over until then: where it was pressed, and those of presses just before. */
  over: readonly string[];
}

/**
 * What is chosen of a list, which its address keeps. With `soon` the list shows a choice in the very frame after the press,
 * and the address follows: an address that changes has the whole page drawn anew, however small the change.
 */
export function useChoice({ soon }: { soon: boolean }): {
  choice: GameChoice;
  /** `from` is the query the choice is written into: the page's own unless given. */
  choose(next: GameChoice, from?: string): void;
} {
  const { pathname, search, key, ...entry } = useLocation();
  const state: unknown = entry.state;
  const here = pathname + search;
  const navigate = useNavigate();
  const said = useMemo(() => readGameChoice(search), [search]);
  const [ahead, setAhead] = useState<Ahead | null>(null);
  const following = useRef<() => void>(undefined);
  const shown = ahead?.over.includes(here) ? ahead : null;
  const arrive = useEffectEvent(() => {
    // The address of a press before this one: this one is still on its way.
    if (shown && shown.wanted !== here) return;
    setAhead(null);
    following.current?.();
  });
  // Once the address has followed, or leads elsewhere, it alone says what is chosen.
  useEffect(() => arrive(), [pathname, search, key]);
  useEffect(() => () => following.current?.(), []);
  const choose = (next: GameChoice, from = search) => {
    const query = gameChoiceQuery(next, from);
    // The entry keeps what else is known of it: a whole list stays whole.
    const go = () =>
      void navigate({ pathname, search: query }, { replace: true, preventScrollReset: true, state });
    if (!soon) return go();
    setAhead({
      choice: next,
      wanted: pathname + query,
      over: [...(shown?.over ?? [here]), pathname + query],
    });
    following.current?.();
    // After what is drawn late, too.
    following.current = afterPaint(() => (following.current = afterPaint(go)));
  };
  return { choice: shown?.choice ?? said, choose };
}
