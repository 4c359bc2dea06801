import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { IneligibilityReasons } from '../../ineligibility/ineligibility-reasons.tsx';
import * as styles from './bonus-action-parts.css.ts';
import type { BonusRefusal } from './bonus-refusal.ts';

/** It is done: a tick, a sentence, and a way on. */
export function BonusActionSuccess({
  children,
  figures = null,
  way = null,
  onClose,
}: {
  children: ReactNode;
  figures?: ReactNode;
  way?: ReactNode;
  onClose(): void;
}) {
  return (
    <>
      <div className={styles.text}>
        <CircleCheck size={28} strokeWidth={1.6} aria-hidden className={styles.doneIcon} />
        <p className={styles.copy}>{children}</p>
      </div>
      {figures}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          <Trans id="button.ok">OK</Trans>
        </Button>
        {way}
      </div>
    </>
  );
}

/** Nobody knows, or it was not done: the same action can be sent again. */
export function BonusActionRetry(ask: { children: ReactNode; onRetry(): void; onClose(): void }) {
  return (
    <>
      <div className={styles.text}>
        <CloudAlert size={28} strokeWidth={1.6} aria-hidden className={styles.unknownIcon} />
        <p className={styles.copy}>{ask.children}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={ask.onRetry}>
          <Trans id="button.try-again">Try again</Trans>
        </Button>
        <CloseButton onClose={ask.onClose} />
      </div>
    </>
  );
}

/** A plain no: why, where a check code says so, else the words of this action. */
export function BonusActionRefused(ask: { refusal: BonusRefusal; children: ReactNode; onClose(): void }) {
  const { code, until, reference } = ask.refusal;
  return (
    <>
      {code === null ? (
        <div className={styles.text}>
          <CircleAlert size={28} strokeWidth={1.6} aria-hidden className={styles.failedIcon} />
          <div>
            <p className={styles.copy}>{ask.children}</p>
            {reference === null ? null : (
              <p className={styles.reference}>
                <Trans id="bonus.refused.reference">
                  Reference <bdi dir="ltr">{reference}</bdi>
                </Trans>
              </p>
            )}
          </div>
        </div>
      ) : (
        <IneligibilityReasons code={code} until={until} reference={reference} onHere={ask.onClose} />
      )}
      <div className={styles.actions}>
        <CloseButton onClose={ask.onClose} />
      </div>
    </>
  );
}

function CloseButton({ onClose }: { onClose(): void }) {
  return (
    <Button variant="outline" onClick={onClose}>
      <Trans id="button.cancel.deposit.text">Close</Trans>
    </Button>
  );
}
