import { afterPaint } from '@baize/browser/after-paint';
import { gameChoiceQuery, readGameChoice, type GameChoice } from '@baize/domain/game-list';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * What is chosen of a list, which its address keeps. With `soon` the list shows a choice in the very frame after the press,
 * and the address follows: an address that changes has the whole page drawn anew, however small the change.
 */
export function useChoice({ soon }: { soon: boolean }): {
  choice: GameChoice;
  /** `from` is the query the choice is written into: the page's own unless given. */
  choose(next: GameChoice, from?: string): void;
} {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const said = useMemo(() => readGameChoice(search), [search]);
  const [ahead, setAhead] = useState<{ of: string; choice: GameChoice } | null>(null);
  const following = useRef<() => void>(undefined);
  // Once the address has followed, or leads elsewhere, it alone says what is chosen.
  useEffect(() => {
    setAhead(null);
    return () => following.current?.();
  }, [pathname, search]);
  const choose = (next: GameChoice, from = search) => {
    const go = () =>
      void navigate(
        { pathname, search: gameChoiceQuery(next, from) },
        { replace: true, preventScrollReset: true },
      );
    if (!soon) return go();
    setAhead({ of: search, choice: next });
    following.current?.();
    // After what is drawn late, too.
    following.current = afterPaint(() => (following.current = afterPaint(go)));
  };
  return { choice: ahead?.of === search ? ahead.choice : said, choose };
}
