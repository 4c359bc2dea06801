import type { Transaction } from '@baize/api/endpoints/cashier';
import { transactionTypeMessages } from '@baize/i18n/catalogue/transactions';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { linkClass } from '@baize/ui/link';
import { PaymentReference } from '@baize/wallet/payment-reference';
import { TransactionStatusBadge } from '@baize/wallet/transaction-status-badge';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { DocumentTitle } from '../records/document-title.ts';
import { shortId } from '../records/record-cells.tsx';
import { RecordsError, RecordsSkeleton } from '../records/record-states.tsx';
import { RecordAdvice } from './record-advice.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordOutcome } from './record-outcome.tsx';
import { RecordPrint } from './record-print.tsx';
import { RecordTimeline } from './record-timeline.tsx';
import { useIsFromList, useOpenedRecord, useReturnToList } from './return-to-list.ts';
import * as backLink from '../layout/back-link.css.ts';
import * as styles from './record.css.ts';
import { useRecordFacts, useSignedAmount } from './use-record-facts.ts';
import { useRecord, type RecordRefresh } from './use-record.ts';

/** One transaction on a page of its own, by its id or reference (PAY-10). */
export function PaymentRecord({ urlState, id }: { urlState: RecordsUrlState; id: string }) {
  const record = useRecord(urlState, id);
  return (
    <div className={styles.page}>
      <BackToList list={urlState.getListSearch()} className={backLink.back}>
        <ChevronLeft size={18} aria-hidden className={backLink.arrow} />
        <Trans id="records.back">Back to transactions</Trans>
      </BackToList>
      {record.kind === 'found' ? (
        <RecordCard row={record.row} refresh={record.refresh} />
      ) : (
        <Card className={styles.card}>
          {record.kind === 'loading' ? <RecordsSkeleton /> : null}
          {record.kind === 'failed' ? <RecordsError onRetry={record.retry} /> : null}
          {record.kind === 'missing' ? <RecordNotFound id={id} list={urlState.getListSearch()} /> : null}
        </Card>
      )}
    </div>
  );
}

interface RecordCardProps {
  row: Transaction;
  refresh: RecordRefresh;
}

/** The record itself. */
export function RecordCard({ row, refresh }: RecordCardProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const facts = useRecordFacts(row);
  const amount = useSignedAmount(row);
  const kind = i18n._(transactionTypeMessages[row.type]);
  const isFromList = useIsFromList();
  useOpenedRecord(row.transactionId);
  // Whoever came from the list reads on here; any other page begins at its top.
  useEffect(() => {
    if (isFromList) title.current?.focus({ preventScroll: true });
  }, [isFromList]);
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId}>
      <DocumentTitle title={`${kind} ${row.reference ?? shortId(row.transactionId)}`} />
      <div className={styles.head}>
        <div className={styles.kind}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            {kind} {row.reference === null ? null : <PaymentReference>{row.reference}</PaymentReference>}
          </h2>
          <TransactionStatusBadge status={row.status} />
        </div>
        <p className={styles.amount}>
          {amount} <bdi className={styles.currency}>{row.currencyCode}</bdi>
        </p>
        <p className={styles.text} aria-live="polite">
          <RecordOutcome row={row} />
        </p>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.stack}>
            <h3 className={styles.heading}>
              <Trans id="records.steps.title">What happened</Trans>
            </h3>
            <RecordTimeline row={row} />
          </section>
          <RecordAdvice row={row} refresh={refresh} />
        </div>
        <RecordFacts facts={facts} />
      </div>
      <RecordPrint row={row} facts={facts} />
    </Card>
  );
}

function RecordNotFound({ id, list }: { id: string; list: string }) {
  return (
    <EmptyState
      illustration={<Illustration name="search" />}
      title={<Trans id="records.missing.title">No such transaction</Trans>}
      action={
        <BackToList list={list}>
          <Trans id="records.missing.back">See all your transactions</Trans>
        </BackToList>
      }
    >
      <Trans id="records.missing.text">
        None of your transactions has the reference or ID <bdi>{id}</bdi>. Check it for typing errors.
      </Trans>
    </EmptyState>
  );
}

/** By the browser's own way back where the list is there, so that it stands as it was left. */
function BackToList({
  list,
  className = '',
  children,
}: {
  list: string;
  className?: string;
  children: ReactNode;
}) {
  const goBack = useReturnToList();
  return (
    <Link to={{ search: list }} onClick={goBack} className={`${linkClass} ${className}`}>
      {children}
    </Link>
  );
}
