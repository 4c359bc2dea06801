import type { Transaction } from '@baize/api/endpoints/cashier';
import { depositStatus, mayAwaitPlayer } from '@baize/domain/deposit-payment';
import { PageLink, PathLink, TargetLink } from '@baize/links';
import { useNow } from '@baize/page/clock';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useExclusionStatus } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button, buttonClass } from '@baize/ui/button';
import { useContinuePayment } from '@baize/wallet/continue-payment';
import { ReferenceText } from '@baize/wallet/payment-reference';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { ContinueButton } from './continue-button.tsx';
import { FinishPayment } from './finish-payment.tsx';
import { MissingDocuments, useMissingDocuments } from '@baize/player/missing-documents';
import { getRecordStatus } from './record-steps.ts';
import * as styles from './record.css.ts';
import { useFailureReason } from './use-failure-reason.ts';
import type { RecordRefresh } from './use-record.ts';
import { useCryptoStatus } from './use-record-progress.ts';

interface RecordAdviceProps {
  row: Transaction;
  refresh: RecordRefresh;
}

/** What the player can do next: wait, pay another way, or ask support. Never a push to pay more. */
export function RecordAdvice({ row, refresh }: RecordAdviceProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const standing = getRecordStatus(row);
  const reason = useFailureReason(row);
  const waits = standing === 'waiting' || standing === 'unknown';
  const cryptoStatus = useCryptoStatus(row);
  const onward = useContinuePayment(row);
  // Nothing has been paid yet.
  const awaitsTransfer = cryptoStatus === 'waiting' || cryptoStatus === 'expired';
  const isWithUs = waits && !awaitsTransfer && (row.type === 'withdrawal' || !mayAwaitPlayer(row.status));
  const missing = useMissingDocuments({ enabled: isWithUs });
  return (
    <section className={styles.stack}>
      <h3 className={styles.heading}>
        <Trans id="records.next.title">What to do next</Trans>
      </h3>
      {reason === null ? null : (
        <Alert tone="danger">
          <ReferenceText reference={row.reference ?? row.transactionId}>{reason}</ReferenceText>
        </Alert>
      )}
      {row.type === 'deposit' && waits && !awaitsTransfer ? (
        <Alert tone="warning">
          <Trans id="deposit.result.open">Do not pay again while this is open.</Trans>
        </Alert>
      ) : null}
      {missing.length > 0 ? (
        <MissingDocuments names={missing} record={row.reference ?? row.transactionId} />
      ) : (
        <p className={styles.text}>
          <NextStep row={row} canContinue={onward !== null} />
        </p>
      )}
      <div className={styles.actions}>
        {cryptoStatus === 'waiting' ? (
          <TargetLink
            target={{
              href: `?${new URLSearchParams({ modal: 'deposit-pending', transactionId: row.transactionId })}`,
              external: false,
              shallow: true,
            }}
            className={buttonClass({ size: 'small' })}
          >
            <Trans id="crypto.see-address">See the address</Trans>
          </TargetLink>
        ) : null}
        {onward === null ? null : <ContinueButton onward={onward} method={row.method} />}
        {waits ? (
          <Button
            variant="secondary"
            size="small"
            icon={<RefreshCw />}
            pending={refresh.state === 'running'}
            pendingLabel={t({ id: 'records.refresh.pending', message: 'Checking' })}
            onClick={() => {
              setAsked(true);
              refresh.run();
            }}
          >
            <Trans id="records.refresh">Check again</Trans>
          </Button>
        ) : null}
        <OtherMethod row={row} />
        <PathLink to="/contacts" className={buttonClass({ variant: 'outline', size: 'small' })}>
          <Trans id="profile.support">Contact support</Trans>
        </PathLink>
      </div>
      {waits ? (
        <p role="status" className={styles.checked}>
          {isAsked && refresh.state === 'idle' ? (
            <Trans id="records.refresh.same">Checked: nothing has changed.</Trans>
          ) : null}
          {isAsked && refresh.state === 'failed' ? (
            <Trans id="records.refresh.failed">It could not be checked. Try again.</Trans>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

function NextStep({ row, canContinue }: { row: Transaction; canContinue: boolean }) {
  const { type, status, crypto, expectedAt } = row;
  const cryptoStatus = useCryptoStatus(row);
  if (cryptoStatus === 'waiting') return <SendCoins expiresAt={crypto?.expiresAt ?? null} />;
  if (cryptoStatus === 'expired')
    return (
      <Trans id="records.crypto.next.expired">
        Do not send anything to its address any more. If you have sent coins already, send the details to
        support.
      </Trans>
    );
  if (type === 'deposit' && crypto === null && mayAwaitPlayer(status))
    return <FinishPayment canContinue={canContinue} expiresAt={row.expiresAt ?? null} />;
  switch (getRecordStatus({ type, status })) {
    case 'waiting':
    case 'unknown':
      return expectedAt === null ? (
        <Trans id="records.next.wait">
          There is nothing you need to do. If it takes longer than you expect, send the details to support.
        </Trans>
      ) : (
        <WaitUntil expectedAt={Date.parse(expectedAt)} />
      );
    case 'ended':
      return type === 'withdrawal' ? (
        <Trans id="records.next.returned">
          The amount is back on your balance. If it is not there, send the details to support.
        </Trans>
      ) : (
        <Trans id="records.next.ended">
          If money left your account all the same, send the details to support.
        </Trans>
      );
    case 'settled':
      return (
        <Trans id="records.next.settled">
          There is nothing left to do. If something looks wrong, send the details to support.
        </Trans>
      );
  }
}

function SendCoins({ expiresAt }: { expiresAt: string | null }) {
  const twoTimes = useFormatLocalAndUtc();
  if (expiresAt === null)
    return (
      <Trans id="records.crypto.next">
        Send the coins from your wallet to the address of this deposit. If you have sent them, there is
        nothing you need to do.
      </Trans>
    );
  const time = twoTimes(Date.parse(expiresAt));
  return (
    <Trans id="records.crypto.next.until">
      Send the coins from your wallet to the address of this deposit by {time}. If you have sent them, there
      is nothing you need to do.
    </Trans>
  );
}

/** By when it should have arrived; once that has passed, who can help. */
function WaitUntil({ expectedAt }: { expectedAt: number }) {
  const twoTimes = useFormatLocalAndUtc();
  const now = useNow({ every: 'minute' });
  const time = twoTimes(expectedAt);
  if (now !== null && now > expectedAt)
    return (
      <Trans id="records.next.late">
        This takes longer than usual: it was expected by {time}. Send the details to support.
      </Trans>
    );
  return (
    <Trans id="records.next.expected">
      There is nothing you need to do. It is expected by {time}. If it has not arrived by then, send the
      details to support.
    </Trans>
  );
}

/** Codes that another method may get around; a limit or a check of the account is no matter of the method. */
const METHOD_CODES: readonly (string | null)[] = [
  null,
  'TRANSACTION_FAILED',
  'BANK_NOT_CONFIRMED',
  'PROVIDER_ERROR',
  'PAYMENT_SERVICE_ERROR',
  'PAYMENT_PROVIDER_LIMIT_THRESHOLD',
];

/** Where a deposit was not taken, the list of methods; not for who turned back, nor for who may not deposit. */
function OtherMethod({ row: { type, status, code } }: { row: Transaction }) {
  const isFree = useExclusionStatus() === 'free';
  const standing = depositStatus(status);
  const wasRefused = standing === 'failed' || standing === 'declined';
  if (type !== 'deposit' || !wasRefused || !isFree || !METHOD_CODES.includes(code)) return null;
  return (
    <PageLink to="deposit" className={buttonClass({ variant: 'outline', size: 'small' })}>
      <Trans id="records.other-method">See other payment methods</Trans>
    </PageLink>
  );
}
