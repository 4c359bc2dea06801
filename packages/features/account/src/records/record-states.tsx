import { PathLink } from '@baize/links';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { linkClass } from '@baize/ui/link';
import { useBalancePath } from '../layout/use-balance-path.ts';
import type { DateRangeError } from './use-records-url-state.ts';
import * as styles from './records.css.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The lines of what is coming. */
export function RecordsSkeleton() {
  return (
    <div className={styles.waiting} aria-busy>
      <VisuallyHidden>
        <Trans id="records.loading">Loading</Trans>
      </VisuallyHidden>
      {ROWS.map((row) => (
        <Skeleton key={row} height={40} shape="block" />
      ))}
    </div>
  );
}

/** A card of lines that are coming, and one whose code did not come. */
export function RecordsCardSkeleton() {
  return (
    <Card>
      <RecordsSkeleton />
    </Card>
  );
}

export function RecordsCardError() {
  return (
    <Card>
      <RecordsError onRetry={() => window.location.reload()} />
    </Card>
  );
}

export function RecordsError({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert">
      <EmptyState
        illustration={<Illustration name="failed" />}
        title={<Trans id="records.failed.title">This could not be loaded</Trans>}
        action={
          <Button variant="secondary" onClick={onRetry}>
            <Trans id="button.try-again">Try again</Trans>
          </Button>
        }
      >
        <Trans id="records.failed.text">Nothing is lost: your transactions are stored. Try again.</Trans>
      </EmptyState>
    </div>
  );
}

/** Nothing yet, or nothing of what was chosen: then everything is one press away. */
export function RecordsEmpty({ clear }: { clear: string | null }) {
  const balancePath = useBalancePath();
  return (
    <EmptyState
      illustration={<Illustration name="receipts" />}
      title={
        clear === null ? (
          <Trans id="records.none.title">No entries yet</Trans>
        ) : (
          <Trans id="records.none.filtered.title">No matching entries</Trans>
        )
      }
      action={
        clear === null ? (
          // The one way on that is open to every player, and pushes nobody to play or pay.
          <PathLink to={balancePath} className={linkClass}>
            <Trans id="records.none.balance">See your balance</Trans>
          </PathLink>
        ) : (
          <Link to={{ search: clear }} preventScrollReset className={linkClass}>
            <Trans id="records.clear">Show everything</Trans>
          </Link>
        )
      }
    >
      {clear === null ? (
        <Trans id="records.none.text">What happens on your account will be listed here.</Trans>
      ) : (
        <Trans id="records.none.filtered">No entries match these filters.</Trans>
      )}
    </EmptyState>
  );
}

/** No list: it would be of other days than those in the fields. */
export function RecordsDateRangeError({ problem, clear }: { problem: DateRangeError; clear: string }) {
  return (
    <EmptyState
      illustration={<Illustration name="receipts" />}
      title={<Trans id="records.days-wrong.title">Check the dates</Trans>}
      action={
        <Link to={{ search: clear }} preventScrollReset className={linkClass}>
          <Trans id="records.days-wrong.clear">Clear the dates</Trans>
        </Link>
      }
    >
      {problem === 'from-after-to' ? (
        <Trans id="records.days-wrong.text">The list is shown once one of them changes.</Trans>
      ) : (
        <Trans id="records.days-wrong.no-day">
          The address names a date that does not exist. Choose another one or clear the dates.
        </Trans>
      )}
    </EmptyState>
  );
}
