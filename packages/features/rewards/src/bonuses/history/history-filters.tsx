import { chipClass, chipRowClass } from '@baize/ui/chip';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useBonusLabels } from '../use-bonus-labels.ts';
import { HISTORY_FILTERS, type BonusHistoryUrlState } from './use-bonus-history-url-state.ts';

/** Which endings are shown; each choice is an address of its own. */
export function HistoryFilters({ urlState }: { urlState: BonusHistoryUrlState }) {
  const { t } = useLingui();
  const words = useBonusLabels();
  return (
    <nav
      className={chipRowClass}
      aria-label={t({ id: 'bonus.history.filter', message: 'How the bonuses ended' })}
    >
      {HISTORY_FILTERS.map((filter) => (
        <Link
          key={filter}
          to={{ search: urlState.getSearch({ filter, page: 1 }) }}
          preventScrollReset
          replace
          className={chipClass}
          {...(filter === urlState.filter && { 'aria-current': 'true' })}
        >
          {filter === 'all' ? <Trans id="bonus.history.all">All</Trans> : words.status(filter)}
        </Link>
      ))}
    </nav>
  );
}
