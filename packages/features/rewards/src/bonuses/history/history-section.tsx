import { PageSteps } from '@baize/shell/page-steps';
import { Card } from '@baize/ui/card';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import { PartFailed, RowsWaiting } from '../page/bonuses-states.tsx';
import * as styles from '../page/bonuses-page.css.ts';
import { HistoryList } from './history-list.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { useHistoryPlace, type HistoryPlace } from './history-place.ts';
import { useBonusHistory, type HistoryState } from './use-bonus-history.ts';

/** The bonuses that have ended, by how they did. */
export function HistorySection({ currency }: { currency: string }) {
  const place = useHistoryPlace();
  return <HistoryView place={place} history={useBonusHistory(place)} currency={currency} />;
}

export interface HistoryViewProps {
  place: HistoryPlace;
  history: HistoryState;
  currency: string;
}

export function HistoryView({ place, history, currency }: HistoryViewProps) {
  return (
    <section className={styles.part} aria-labelledby="bonuses-history">
      <h2 id="bonuses-history" className={styles.section}>
        <Trans id="bonus.history.title">History</Trans>
      </h2>
      <HistoryFilters place={place} />
      <Card>
        <Rows place={place} history={history} currency={currency} />
      </Card>
    </section>
  );
}

function Rows({ place, history, currency }: HistoryViewProps) {
  if (history.kind === 'loading') return <RowsWaiting />;
  if (history.kind === 'failed') return <PartFailed onRetry={history.retry} />;
  return (
    <>
      {history.rows.length === 0 ? (
        <EmptyState
          heading="h3"
          picture={<PlaceArt place="receipts" />}
          title={<Trans id="bonus.history.none.title">Nothing here</Trans>}
        >
          <Trans id="bonus.history.none.text">
            Bonuses that are completed, played out, cancelled or expired are kept here.
          </Trans>
        </EmptyState>
      ) : (
        <HistoryList rows={history.rows} currency={currency} stale={history.stale} />
      )}
      <PageSteps
        page={place.page}
        pages={history.pages}
        searchOf={(page) => place.searchOf({ filter: place.filter, page })}
      />
    </>
  );
}
