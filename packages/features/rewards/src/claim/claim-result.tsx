import type { ClaimReceipt } from '@baize/domain/claim-receipts';
import { formatDay, type Deadline } from '@baize/i18n/formats';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CloudAlert } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { PrintReceipt } from './print-receipt.tsx';
import { ReceiptReference } from './receipt-reference.tsx';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-style.ts';
import * as styles from './claim-result.css.ts';

/** Why a claim failed, as far as it changes what the player can do. */
export type ClaimFailureCause = 'trouble' | 'refused' | 'already-claimed';

/** What a claim came to, as far as it is worth a word. */
export type ClaimResult = {
  /** The reward day, `yyyy-MM-dd`. */
  date: string;
  /** What the answer paid where it paid, otherwise what the day holds. */
  amount: number;
  money: MoneyFormat;
} & (
  | {
      kind: 'claimed';
      /** `at` is the instant, epoch ms. */
      paid: { date: string; at: number } & Deadline;
      /** Told a moment after the amount; its line is kept. */
      reference: string | null;
    }
  /** `at`: when it was tried; `until`: when its day closes; both epoch ms. */
  | { kind: 'failed'; because: ClaimFailureCause; reference: string | null; at: number; until: number }
  | { kind: 'unknown' }
  /** Without a connection: perhaps the claim never left the device. */
  | { kind: 'offline' }
);

export interface ClaimResultDialogProps {
  result: ClaimResult;
  open: boolean;
  onClose(): void;
  onExited(): void;
  onRetry(): void;
  /** The day the claim was about. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** One dialog per ending of a claim; it opens over the calendar. */
export function ClaimResultDialog({ result, onClose, onRetry, ...dialog }: ClaimResultDialogProps) {
  const { t } = useLingui();
  const ok = useRef<HTMLButtonElement>(null);
  const titles = {
    claimed: t({ id: 'rakeback.claim.title', message: 'Reward claimed' }),
    failed: t({ id: 'rakeback.error.claim.title', message: 'Reward not claimed' }),
    unknown: t({ id: 'rakeback.unknown.claim.title', message: 'No answer yet' }),
    offline: t({ id: 'rakeback.offline.claim.title', message: 'No connection' }),
  } satisfies Record<ClaimResult['kind'], string>;
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      title={titles[result.kind]}
      closeLabel={t({ id: 'dialog.close', message: 'Close' })}
      width="result"
      // The receipt's buttons come first on the sheet, but nothing is to be done with them.
      {...(result.kind === 'claimed' && { initialFocus: ok })}
      footer={<Actions result={result} ok={ok} onClose={onClose} onRetry={onRetry} />}
    >
      <div data-claim={result.kind}>
        {result.kind === 'claimed' ? <Claimed result={result} /> : null}
        {result.kind === 'claimed' ? null : <NotClaimed result={result} />}
      </div>
    </Dialog>
  );
}

function Actions(ask: {
  result: ClaimResult;
  ok: RefObject<HTMLButtonElement | null>;
  onClose(): void;
  onRetry(): void;
}) {
  const { result, ok, onClose, onRetry } = ask;
  if (result.kind === 'claimed') {
    return (
      <Button ref={ok} onClick={onClose}>
        <Trans id="button.ok">OK</Trans>
      </Button>
    );
  }
  if (result.kind === 'failed' && result.because !== 'trouble') {
    return (
      <Button onClick={onClose}>
        <Trans id="button.cancel.deposit.text">Close</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button onClick={onRetry}>
        <Trans id="button.try-again">Try again</Trans>
      </Button>
      <Button variant="outline" onClick={onClose}>
        <Trans id="button.cancel.deposit.text">Close</Trans>
      </Button>
    </>
  );
}

function Claimed({ result }: { result: Extract<ClaimResult, { kind: 'claimed' }> }) {
  const { i18n } = useLingui();
  const { paid } = result;
  const amount = <Amount value={result.amount} money={result.money} />;
  const day = formatDay({ date: paid.date, locale: i18n.locale, style: 'medium' });
  const rewardDay = formatDay({ date: result.date, locale: i18n.locale, style: 'long' });
  return (
    <>
      <div className={styles.gained}>
        <Tick />
        <div>
          <p className={styles.claimText}>
            <Trans id="rakeback.claim.text">
              <strong className={styles.amount}>{amount}</strong> added to your balance
            </Trans>
          </p>
          <p className={styles.when}>
            <Trans id="rakeback.claim.day-paid">Reward of {rewardDay}</Trans>
          </p>
          <p className={styles.when}>
            <Trans id="rakeback.claim.when">
              {day}, <bdi dir="ltr">{paid.player}</bdi> your time · <bdi dir="ltr">{paid.utc} UTC</bdi>
            </Trans>
          </p>
        </div>
      </div>
      <div className={styles.receipt}>
        {result.reference === null ? null : (
          <ReceiptReference receipt={receiptOf(result)} reference={result.reference} money={result.money} />
        )}
        <PrintReceipt receipt={receiptOf(result)} money={result.money} paper="ready" />
      </div>
    </>
  );
}

function receiptOf(result: Extract<ClaimResult, { kind: 'claimed' }>): ClaimReceipt {
  const { date, amount, reference, paid } = result;
  return { bonusId: '', date, amount, reference, paidAt: paid.at };
}

/** The tick draws once; under reduced motion it is simply there. */
function Tick() {
  return (
    <span className={styles.tickGround} aria-hidden>
      <svg viewBox="0 0 24 24" width="28" height="28" className={styles.tick}>
        <path d="M5 12.5l4.5 4.5L19 7.5" pathLength={1} />
      </svg>
    </span>
  );
}

/** Which reward it was about, what became of it, and what support can look it up by. */
function NotClaimed({ result }: { result: Exclude<ClaimResult, { kind: 'claimed' }> }) {
  const { i18n } = useLingui();
  const day = formatDay({ date: result.date, locale: i18n.locale, style: 'long' });
  const amount = <Amount value={result.amount} money={result.money} />;
  const twoTimes = useFormatLocalAndUtc();
  const failed = result.kind === 'failed';
  const Icon = failed ? CircleAlert : CloudAlert;
  return (
    <div className={styles.text}>
      <Icon
        size={24}
        strokeWidth={1.6}
        aria-hidden
        className={failed ? styles.failedIcon : styles.unknownIcon}
      />
      <div>
        <p className={styles.about}>
          <Trans id="rakeback.claim.about">
            Reward of {day}: {amount}
          </Trans>
        </p>
        <p className={styles.copy}>
          <ResultMessage result={result} />
        </p>
        {failed ? (
          <p className={styles.when}>
            <Trans id="rakeback.error.claim.tried">Tried {twoTimes(result.at)}</Trans>
          </p>
        ) : null}
        {failed && result.reference !== null ? (
          <p className={styles.when}>
            <Trans id="rakeback.error.claim.reference">
              Reference <bdi dir="ltr">{result.reference}</bdi>
            </Trans>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function ResultMessage({ result }: { result: Exclude<ClaimResult, { kind: 'claimed' }> }) {
  const twoTimes = useFormatLocalAndUtc();
  if (result.kind === 'unknown') {
    return (
      <Trans id="rakeback.unknown.claim.text">
        Your claim was sent, but no answer came back. Trying again is safe: a day is paid once.
      </Trans>
    );
  }
  if (result.kind === 'offline') {
    return (
      <Trans id="rakeback.offline.claim.text">
        There was no connection. Your claim may not have been sent. Trying again is safe: it can never be paid
        twice.
      </Trans>
    );
  }
  if (result.because === 'already-claimed') {
    return (
      <Trans id="rakeback.error.claim.already">
        The platform answered that this day is already claimed. Nothing more was paid.
      </Trans>
    );
  }
  if (result.until <= result.at)
    return (
      <Trans id="rakeback.error.claim.over">This reward was not paid: the time to claim it is over.</Trans>
    );
  return (
    <Trans id="rakeback.error.claim.text">
      The platform did not pay this reward. You can claim it again until {twoTimes(result.until)}.
    </Trans>
  );
}
