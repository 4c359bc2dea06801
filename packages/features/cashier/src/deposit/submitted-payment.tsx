import { FAILURE_KINDS } from '@baize/domain/deposit-payment';
import { TargetLink } from '@baize/links';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useRecordTarget } from '@baize/links/record-target';
import { CryptoCancelled, CryptoTitle } from '../crypto/crypto-deposit.tsx';
import { CryptoSubmittedFacts, CryptoSubmittedText } from '../crypto/crypto-submitted.tsx';
import { findDepositForm, firstEmptyField } from '../fields/field-focus.ts';
import { isLongAmount } from '../money/is-long-amount.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { ReceiptFact } from '../receipt/receipt-fact.tsx';
import { ReceiptReference } from '../receipt/receipt-reference.tsx';
import { largeAmount } from '../money/large-amount.css.ts';
import * as styles from '../receipt/result.css.ts';
import { AlternativeMethodButton, useAlternativeTo } from '../results/alternative-method-button.tsx';
import { NewBalance } from '../results/new-balance.tsx';
import { FailureReason } from '../results/failure-reason.tsx';
import { RESULT_APPEARANCE, ResultText, ResultTitle } from '../results/result-text.tsx';
import { useCryptoDeposit } from '../results/use-crypto-deposit.ts';
import { useShowResult } from '../results/use-show-result.ts';
import { submitted as submittedClass } from './deposit.css.ts';
import { shownResult, type SubmittedPayment } from './submitted-alert.tsx';
import { useSubmittedResult, type SubmittedResult } from './use-submitted-result.ts';

interface SubmittedPaymentProps {
  submitted: SubmittedPayment;
  /** Another payment is to be gone on with: the way to the form is not the page's first. */
  isSecondary?: boolean | undefined;
  /** Leads on to the form; `failed`: to another try. */
  onNext(outcome: 'failed' | 'made'): void;
}

/**
 * What became of the last payment, in place of the form: the next payment's figures beside it would be read as its own. The
 * button that had the focus went with the form, so its title takes it, and gets it back from the dialog that tells more.
 */
export function SubmittedPaymentView({ submitted, isSecondary, onNext }: SubmittedPaymentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const title = heading.current;
    // A dialog that closes gives the focus without scrolling.
    const onFocus = () => requestAnimationFrame(() => bringIntoView(title));
    title?.addEventListener('focus', onFocus);
    // A dialog above that tells the same keeps the focus, and gives it to the title when it closes.
    const dialog = document.activeElement?.closest('[role="dialog"]');
    if (!dialog || dialog.contains(title)) title?.focus();
    // The form it stands in place of was longer, and may have been scrolled to its end.
    else bringIntoView(title);
    return () => title?.removeEventListener('focus', onFocus);
  }, []);
  const isAlternativeTaken = useRef(false);
  useEffect(
    () => () => {
      // The form is drawn in its place: the player begins with what is to be typed.
      if (isAlternativeTaken.current)
        requestAnimationFrame(() => firstEmptyField(findDepositForm())?.focus());
    },
    [],
  );
  const { key } = useLocation();
  // A dialog may be gone before the router is back: it then scrolls to where the page was when the dialog opened.
  useEffect(() => {
    if (document.activeElement === heading.current) bringIntoView(heading.current);
  }, [key]);
  const { sent } = submitted;
  const told = useSubmittedResult(submitted);
  const { result, basis, isUnfinished } = told;
  const show = useShowResult();
  const localAndUtc = useFormatLocalAndUtc();
  const money = useMoneyFormatter(sent.currency)(sent.amount);
  const { row, transactionId, stored, isRowAwaited } = result;
  const crypto = useCryptoDeposit(result);
  const isAsking = basis === 'asking';
  const kind = isAsking ? 'pending' : result.kind;
  const record = useRecordTarget(transactionId);
  const { icon: Icon, tone } = RESULT_APPEARANCE[kind];
  const failed = FAILURE_KINDS.includes(kind);
  const isOpen = kind === 'pending' || kind === 'return';
  const openCrypto = isOpen ? crypto : null;
  const isCredited = basis === 'sure' && (kind === 'success' || kind === '3ds-success');
  const hasEnded = failed && basis === 'sure' && result.viewer === 'player';
  const alternative = useAlternativeTo(result);
  // As in the dialog that told of it: the same way on comes first.
  const isAlternativeFirst = hasEnded && kind !== 'cancel' && !isSecondary && alternative !== null;
  return (
    <Card as="section" className={`${styles.body} ${submittedClass}`}>
      <div className={styles.header}>
        <span className={styles.icon[tone]} aria-hidden>
          <Icon size={30} strokeWidth={1.8} />
        </span>
        <h2 ref={heading} tabIndex={-1} data-receipt-title className={styles.receiptTitle}>
          {openCrypto ? (
            <CryptoTitle crypto={openCrypto} />
          ) : (
            <ResultTitle kind={kind} basis={basis} isUnfinished={isUnfinished} />
          )}
        </h2>
      </div>
      <p className={largeAmount} data-long={isLongAmount(money)}>
        {money}
      </p>
      <p className={styles.text} role="status">
        {openCrypto ? <CryptoSubmittedText crypto={openCrypto} /> : null}
        {isAsking || openCrypto ? null : <Outcome submitted={submitted} told={told} />}
      </p>
      {isCredited && result.viewer === 'player' ? (
        <NewBalance currency={sent.currency} hasBonus={row?.isBonus === true} />
      ) : null}
      <dl className={styles.rows}>
        {openCrypto ? <CryptoSubmittedFacts crypto={openCrypto} /> : null}
        <ReceiptFact name={<Trans id="deposit.evidence.method">Method</Trans>}>
          <bdi>{sent.method}</bdi>
        </ReceiptFact>
        <ReceiptFact name={<Trans id="deposit.evidence.created">Created</Trans>}>
          {localAndUtc(row ? Date.parse(row.date) : (stored?.createdAt ?? sent.since))}
        </ReceiptFact>
      </dl>
      <ReceiptReference
        transactionId={submitted.result.transactionId}
        reference={row?.reference ?? stored?.reference ?? null}
        isRead={!isRowAwaited}
      />
      <div className={styles.actions}>
        {hasEnded ? (
          <AlternativeMethodButton
            result={result}
            variant={isAlternativeFirst ? 'primary' : 'outline'}
            onTaken={() => {
              isAlternativeTaken.current = true;
            }}
          />
        ) : null}
        {failed ? (
          <Button
            variant={isSecondary || isAlternativeFirst ? 'outline' : 'primary'}
            onClick={() => onNext('failed')}
          >
            <Trans id="deposit.submitted.retry">Back to the form</Trans>
          </Button>
        ) : null}
        {isOpen || record === null ? (
          <Button
            variant={openCrypto?.stage === 'waiting' && !isSecondary ? 'primary' : 'outline'}
            onClick={() => show(shownResult(submitted, kind))}
          >
            {openCrypto?.stage === 'waiting' ? (
              <Trans id="crypto.see-address">See the address</Trans>
            ) : isOpen ? (
              <Trans id="deposit.open.see">See where it is</Trans>
            ) : (
              <Trans id="deposit.submitted.see">See the details</Trans>
            )}
          </Button>
        ) : (
          <TargetLink target={record} className={buttonClass({ variant: 'outline' })}>
            <Trans id="deposit.result.record">Payment record</Trans>
          </TargetLink>
        )}
        {failed ? null : (
          <Button variant="ghost" onClick={() => onNext('made')}>
            <Trans id="deposit.submitted.next">New deposit</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** What it means for the money, once it is known or cannot be. */
function Outcome({ submitted: { sent }, told }: { submitted: SubmittedPayment; told: SubmittedResult }) {
  const { result, basis, isUnfinished } = told;
  const { kind, stored } = result;
  const isOpen = kind === 'pending' || kind === 'return';
  return (
    <>
      {stored?.crypto && kind === 'cancel' ? (
        <CryptoCancelled />
      ) : (
        <ResultText kind={kind} met={sent.method} basis={basis} isUnfinished={isUnfinished} />
      )}{' '}
      {isOpen ? <Trans id="deposit.result.open">Do not pay again while this is open.</Trans> : null}
      <FailureReason result={result} />
    </>
  );
}
