import { mayAwaitPlayer, type DepositStep, type ResultKind } from '@baize/domain/deposit-payment';
import { isCryptoCurrency } from '@baize/domain/wallet';
import { formatMoneyText } from '@baize/i18n/formats';
import { formatCoinAmount } from '@baize/i18n/typed-amount';
import { useLocale } from '@baize/page';
import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CryptoCancelled, CryptoDeposit, type CryptoDepositView } from '../crypto/crypto-deposit.tsx';
import { useEvidence } from './use-evidence.ts';
import { EvidenceCard } from './evidence-card.tsx';
import { NewBalance } from './new-balance.tsx';
import { BonusNotGiven, FailureReason } from './failure-reason.tsx';
import { EvidenceSkeleton, ResultSkeleton } from './result-skeleton.tsx';
import { ChargedNote, mayBeCharged, RESULT_APPEARANCE, ResultText } from './result-text.tsx';
import * as styles from '../receipt/result.css.ts';
import { Timeline } from './timeline.tsx';
import { isFromPaymentPage } from './is-from-payment-page.ts';
import { isConfirmed, isUnfinished, type DepositResult } from './use-deposit-result.ts';

export interface ResultBodyProps {
  result: DepositResult;
  steps: readonly DepositStep[];
  /** Null for a payment that is none by crypto. */
  crypto: CryptoDepositView | null;
}

/** A result's icon, amount, messages, steps and evidence; their empty boxes while the payment is looked up. */
export function ResultBody(props: ResultBodyProps) {
  const { result, crypto } = props;
  const { kind, proof } = result;
  const isOpen = kind === 'pending' || kind === 'return';
  // The room stays as it was asked for, whatever comes of the payment.
  const [room] = useState(proof === 'asking' ? styles.reserved[reservedRoom(kind)] : styles.body);
  // Asked again while it is open, the payment stays as it is known.
  const [isLookedUp, setLookedUp] = useState(proof !== 'asking');
  if (!isLookedUp && proof !== 'asking') setLookedUp(true);
  const isLoading = !isLookedUp && !isConfirmed(result) && kind !== 'return' && crypto === null;
  return (
    <div className={room} aria-live="polite" aria-busy={isLoading || undefined}>
      {isLoading ? <ResultSkeleton /> : <KnownResult {...props} isOpen={isOpen} isLookedUp={isLookedUp} />}
    </div>
  );
}

function reservedRoom(kind: ResultKind): keyof typeof styles.reserved {
  switch (kind) {
    case 'pending':
    case 'return':
      return 'open';
    case 'success':
    case '3ds-success':
      return 'settled';
    case 'cancel':
    case 'decline':
    case 'failed':
      return kind;
  }
}

interface KnownResultProps extends ResultBodyProps {
  isOpen: boolean;
  isLookedUp: boolean;
}

function KnownResult({ result, steps, crypto, isOpen, isLookedUp }: KnownResultProps) {
  const locale = useLocale();
  const { kind, row, stored, event, proof, method } = result;
  const isSure = isConfirmed(result);
  const isCredited = isSure && proof === 'read' && (kind === 'success' || kind === '3ds-success');
  const { icon: Icon, tone } = RESULT_APPEARANCE[isSure ? kind : 'return'];
  const amount = row?.amount ?? stored?.amount ?? event?.amount ?? null;
  const currency = row?.currencyCode ?? stored?.currency ?? event?.currencyCode ?? '';
  const waits = isOpen && crypto !== null;
  // A payment that nobody has seen is nowhere on its way.
  const isKnown = row !== null || stored !== null || event !== null;
  const hasTimeline = isOpen && !waits && isKnown && (isSure || proof !== 'asking');
  const evidence = useEvidence(result, hasTimeline);
  return (
    <>
      <div className={styles.header}>
        <span className={styles.icon[tone]} aria-hidden>
          <Icon size={30} strokeWidth={1.8} />
        </span>
        {amount === null ? null : (
          <ResultAmount
            money={formatMoneyText({ amount, currency, locale, crypto: isCryptoCurrency(currency) })}
            coins={crypto?.stage === 'waiting' ? coinsToSend(crypto.payment, locale) : null}
          />
        )}
      </div>
      {waits ? null : (
        <p className={styles.text}>
          {crypto !== null && kind === 'cancel' ? (
            <CryptoCancelled />
          ) : (
            <ResultText
              kind={kind}
              met={method}
              basis={isSure ? 'sure' : proof}
              isUnfinished={isUnfinished(result)}
            />
          )}{' '}
          <FailureReason result={result} />
        </p>
      )}
      {isCredited && result.viewer === 'player' ? (
        <NewBalance currency={currency} hasBonus={row?.isBonus === true} />
      ) : null}
      {isCredited ? <BonusNotGiven result={result} /> : null}
      {crypto !== null && (waits || kind === 'success') ? <CryptoDeposit crypto={crypto} /> : null}
      {hasTimeline ? (
        <Timeline steps={steps} waitsFor={row && mayAwaitPlayer(row.status) ? 'player' : 'provider'} />
      ) : null}
      {(isOpen || !isSure) && !waits ? (
        <Alert tone="warning">
          {isSure && isKnown ? (
            <Trans id="deposit.result.open">Do not pay again while this is open.</Trans>
          ) : (
            <Trans id="deposit.result.open.unconfirmed">
              Do not pay again until you know whether this payment went through.
            </Trans>
          )}
        </Alert>
      ) : null}
      {/* Also while it is looked up, so that the dialog keeps its height. */}
      {mayBeCharged(kind) && (!isLookedUp || evidence.some((one) => one.in === 'list')) ? (
        <p className={styles.text}>
          <ChargedNote />
        </p>
      ) : null}
      {proof === 'told' ? <UnconfirmedAlert result={result} /> : null}
      {isLookedUp ? <EvidenceCard rows={evidence} /> : <EvidenceSkeleton />}
    </>
  );
}

/** How much: of coins that are still to be sent their own amount comes first, it has to be exact. */
function ResultAmount({ money, coins }: { money: string; coins: string | null }) {
  return (
    <div>
      <bdi dir="ltr" className={styles.amount}>
        {coins ?? money}
      </bdi>
      {coins === null || coins === money ? null : (
        <bdi dir="ltr" className={styles.equivalent}>
          {money}
        </bdi>
      )}
    </div>
  );
}

function coinsToSend({ amount, coin }: CryptoDepositView['payment'], locale: string): string | null {
  return amount === null ? null : `${formatCoinAmount(amount, locale)} ${coin}`;
}

/** Nothing of the payment can be read here: what stands above is what the return or its answer said, no more. */
function UnconfirmedAlert({ result }: { result: DepositResult }) {
  const { viewer, transactionId, isUnreadable } = result;
  if (viewer === 'visitor') {
    return (
      <Alert tone="info">
        {isFromPaymentPage(result) ? (
          <Trans id="deposit.result.log-in">
            This result comes from the payment page. Log in to see the status of your payment.
          </Trans>
        ) : (
          <Trans id="deposit.result.log-in.here">Log in to see the latest status of your payment.</Trans>
        )}
      </Alert>
    );
  }
  return (
    <Alert tone="info">
      {transactionId === null ? (
        <Trans id="deposit.result.unnamed">
          This link names no payment. Check your transactions to see what has arrived.
        </Trans>
      ) : isUnreadable && isConfirmed(result) ? (
        <Trans id="deposit.result.unreadable.confirmed">
          Your transactions cannot be loaded right now, so some details of this payment are missing here.
        </Trans>
      ) : isUnreadable ? (
        <Trans id="deposit.result.unreadable">
          Your transactions cannot be loaded right now. We keep trying, and show the result as soon as we know
          it.
        </Trans>
      ) : (
        <Trans id="deposit.result.unproven">
          Your latest transactions show no payment of this number. Support can look it up.
        </Trans>
      )}
    </Alert>
  );
}
