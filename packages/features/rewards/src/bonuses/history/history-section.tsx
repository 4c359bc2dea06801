import { Pagination } from '@baize/page/pagination';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans } from '@lingui/react/macro';
import { BonusSectionError, BonusRowsSkeleton } from '../page/bonuses-states.tsx';
import * as styles from '../page/bonuses-page.css.ts';
import { HistoryList } from './history-list.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { useBonusHistoryUrlState, type BonusHistoryUrlState } from './use-bonus-history-url-state.ts';
import { useBonusHistory, type HistoryState } from './use-bonus-history.ts';

/** The bonuses that have ended, by how they did. */
export function HistorySection({ currency }: { currency: string }) {
  const place = useBonusHistoryUrlState();
  return <HistoryView urlState={place} history={useBonusHistory(place)} currency={currency} />;
}

export interface HistoryViewProps {
  urlState: BonusHistoryUrlState;
  history: HistoryState;
  currency: string;
}

export function HistoryView({ urlState, history, currency }: HistoryViewProps) {
  return (
    <section className={styles.part} aria-labelledby="bonuses-history">
      <h2 id="bonuses-history" className={styles.section}>
        <Trans id="bonus.history.title">History</Trans>
      </h2>
      <HistoryFilters urlState={urlState} />
      <Card>
        <Rows urlState={urlState} history={history} currency={currency} />
      </Card>
    </section>
  );
}

function Rows({ urlState, history, currency }: HistoryViewProps) {
  if (history.kind === 'loading') return <BonusRowsSkeleton />;
  if (history.kind === 'failed') return <BonusSectionError onRetry={history.retry} />;
  return (
    <>
      {history.rows.length === 0 ? (
        <EmptyState
          heading="h3"
          illustration={<Illustration name="receipts" />}
          title={<Trans id="bonus.history.none.title">Nothing here</Trans>}
        >
          <Trans id="bonus.history.none.text">
            Bonuses that are completed, played out, cancelled or expired are kept here.
          </Trans>
        </EmptyState>
      ) : (
        <HistoryList rows={history.rows} currency={currency} isStale={history.stale} />
      )}
      <Pagination
        page={urlState.page}
        pageCount={history.pages}
        getSearch={(page) => urlState.getSearch({ filter: urlState.filter, page })}
      />
    </>
  );
}
