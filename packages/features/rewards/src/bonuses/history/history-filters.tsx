import { chipClass, chipRowClass } from '@baize/ui/chip';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useBonusWords } from '../use-bonus-words.ts';
import { HISTORY_FILTERS, type HistoryPlace } from './history-place.ts';

/** Which endings are shown; each choice is an address of its own. */
export function HistoryFilters({ place }: { place: HistoryPlace }) {
  const { t } = useLingui();
  const words = useBonusWords();
  return (
    <nav
      className={chipRowClass}
      aria-label={t({ id: 'bonus.history.filter', message: 'How the bonuses ended' })}
    >
      {HISTORY_FILTERS.map((filter) => (
        <Link
          key={filter}
          to={{ search: place.searchOf({ filter, page: 1 }) }}
          preventScrollReset
          replace
          className={chipClass}
          {...(filter === place.filter && { 'aria-current': 'true' })}
        >
          {filter === 'all' ? <Trans id="bonus.history.all">All</Trans> : words.status(filter)}
        </Link>
      ))}
    </nav>
  );
}
