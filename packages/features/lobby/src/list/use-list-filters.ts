import { afterPaint } from '@baize/browser/after-paint';
import { gameListSearch, parseGameListParams, type GameListParams } from '@baize/domain/game-list';
import { withoutParams } from '@baize/domain/search-params';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A choice that is shown before its address says it. */
interface OptimisticFilters {
  filters: GameListParams;
  /** The query that will say it, with the modal it was pressed under. */
  query: string;
  /** The addresses it is shown over until then: where it was pressed, and those of presses just before. */
  over: readonly string[];
}

/** A modal lies over a list and says nothing of it. */
const withoutModal = (search: string) => withoutParams(search, ['modal']);

/**
 * What is chosen of a list, which its address keeps. With `soon` the list shows a choice in the very frame after the press,
 * and the address follows: an address that changes has the whole page drawn anew, however small the change.
 */
export function useListFilters({ soon }: { soon: boolean }): {
  filters: GameListParams;
  /** `from` is the query the choice is written into: the page's own unless given. */
  setFilters(next: GameListParams, from?: string): void;
} {
  const { pathname, search, key, ...entry } = useLocation();
  const state: unknown = entry.state;
  const plain = withoutModal(search);
  const here = pathname + plain;
  const navigate = useNavigate();
  const said = useMemo(() => parseGameListParams(search), [search]);
  const [ahead, setAhead] = useState<OptimisticFilters | null>(null);
  const shown = ahead?.over.includes(here) ? ahead : null;
  const follow = useEffectEvent(() => {
    if (!ahead) return undefined;
    // Once the address has followed, or leads elsewhere, it alone says what is chosen.
    if (!shown || pathname + withoutModal(shown.query) === here) {
      // A press since that address was drawn has a choice of its own, which holds.
      setAhead((now) => (now === ahead ? null : now));
      return undefined;
    }
    const under = withoutModal(shown.query);
    // A modal was opened since: its entry is left as it is, and the list's own says the choice once it is closed.
    if (search !== plain && shown.query === under) return undefined;
    const { href } = window.location;
    const go = () => {
      // Somebody has gone on, and this page does not know yet: it would take them back.
      if (window.location.href !== href) return;
      // The entry keeps what else is known of it: a whole list stays whole.
      const next = { pathname, search: search === plain ? under : shown.query };
      void navigate(next, { replace: true, preventScrollReset: true, state });
    };
    if (!soon) {
      go();
      return undefined;
    }
    // After what is drawn late, too.
    let stop = afterPaint(() => (stop = afterPaint(go)));
    return () => stop();
  });
  useEffect(() => follow(), [ahead, pathname, search, key]);
  const setFilters = (next: GameListParams, from = search) => {
    const query = gameListSearch(next, from);
    setAhead({ filters: next, query, over: [...(shown?.over ?? [here]), pathname + withoutModal(query)] });
  };
  return { filters: shown?.filters ?? said, setFilters };
}
