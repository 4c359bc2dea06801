import type { DepositStep } from '@baize/domain/deposit-payment';
import { isCryptoCurrency } from '@baize/domain/wallet';
import { formatMoneyText } from '@baize/i18n/formats';
import { useLocale } from '@baize/shell/page';
import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { CryptoCancelled, CryptoDeposit } from '../crypto/crypto-deposit.tsx';
import type { ShownCrypto } from '../crypto/use-crypto-deposit.ts';
import { useEvidence } from './evidence.ts';
import { EvidenceCard } from './evidence-card.tsx';
import { NewBalance } from './new-balance.tsx';
import { BonusNotGiven, Reason } from './result-reason.tsx';
import { RESULT_LOOKS, ResultText } from './result-words.tsx';
import * as styles from './result.css.ts';
import { Timeline } from './timeline.tsx';
import { isSure, type Result } from './use-result.ts';

export interface ResultBodyProps {
  result: Result;
  steps: readonly DepositStep[];
  /** Null for a payment that is none by crypto. */
  crypto: ShownCrypto | null;
}

/** A result's icon, amount, words, stations and evidence. */
export function ResultBody({ result, steps, crypto }: ResultBodyProps) {
  const locale = useLocale();
  const { kind, row, kept, event, proof, met } = result;
  const isSuccess = kind === 'success' || kind === '3ds-success';
  const basis = isSure(result) ? 'sure' : proof;
  const isCredited = proof === 'read' && isSuccess;
  const { icon: Icon, tone } = RESULT_LOOKS[basis === 'sure' ? kind : 'return'];
  const evidence = useEvidence(result);
  const amount = row?.amount ?? kept?.amount ?? event?.amount ?? null;
  const currency = row?.currencyCode ?? kept?.currency ?? event?.currencyCode ?? '';
  const open = kind === 'pending' || kind === 'return';
  const waits = open && crypto !== null;
  // A payment that nobody has seen is nowhere on its way.
  const isKnown = row !== null || kept !== null || event !== null;
  return (
    <div className={styles.body} aria-live="polite">
      <div className={styles.first}>
        <span className={styles.icon[tone]} aria-hidden>
          <Icon size={30} strokeWidth={1.8} />
        </span>
        {amount === null ? null : (
          <bdi dir="ltr" className={styles.amount}>
            {formatMoneyText({ amount, currency, locale, crypto: isCryptoCurrency(currency) })}
          </bdi>
        )}
      </div>
      {waits ? null : (
        <p className={styles.text}>
          {crypto !== null && kind === 'cancel' ? (
            <CryptoCancelled />
          ) : (
            <ResultText kind={kind} met={met ?? row?.method ?? kept?.method ?? null} basis={basis} />
          )}{' '}
          <Reason result={result} />
        </p>
      )}
      {isCredited && result.viewer === 'player' ? <NewBalance currency={currency} /> : null}
      {isCredited ? <BonusNotGiven result={result} /> : null}
      {crypto !== null && (waits || kind === 'success') ? <CryptoDeposit crypto={crypto} /> : null}
      {open && !waits && isKnown ? <Timeline steps={steps} /> : null}
      {open && !waits ? (
        <Alert tone="warning">
          {isKnown ? (
            <Trans id="deposit.result.open">Do not pay again while this is open.</Trans>
          ) : (
            <Trans id="deposit.result.open.told">
              Do not pay again before you know what became of this payment.
            </Trans>
          )}
        </Alert>
      ) : null}
      {proof === 'told' ? <Unproven result={result} /> : null}
      <EvidenceCard lines={evidence} />
    </div>
  );
}

/** Nothing of the payment can be read here: what stands above is what the return said, no more. */
function Unproven({ result: { viewer, transactionId } }: { result: Result }) {
  if (viewer === 'visitor') {
    return (
      <Alert tone="info">
        <Trans id="deposit.result.log-in">
          This is what came back with you from the payment page. Log in to see where the payment stands.
        </Trans>
      </Alert>
    );
  }
  return (
    <Alert tone="info">
      {transactionId === null ? (
        <Trans id="deposit.result.unnamed">
          No payment is named here. Your transactions show what has arrived.
        </Trans>
      ) : (
        <Trans id="deposit.result.unproven">
          Your latest transactions show no payment of this number. Support can look it up.
        </Trans>
      )}
    </Alert>
  );
}
