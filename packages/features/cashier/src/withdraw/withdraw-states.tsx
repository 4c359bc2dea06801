import { ModalLink } from '@baize/links';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './player-withdraw.css.ts';
import { areas, columns } from './withdraw-form.css.ts';

type Shape = 'page' | 'dialog';

/** The boxes of what is coming. */
export function WithdrawSkeleton({ shape }: { shape: Shape }) {
  return (
    <div className={styles.sections} aria-busy>
      <VisuallyHidden>
        <Trans id="withdraw.loading">Loading what you can withdraw</Trans>
      </VisuallyHidden>
      <div className={styles.moneySkeleton}>
        <Skeleton height="100%" shape="block" />
      </div>
      <WithdrawFormSkeleton shape={shape} />
    </div>
  );
}

const METHODS = ['one', 'two', 'three', 'four', 'five'];

/** The boxes of methods, fields and summary, where the form has them; the foot is kept free for its bar, as it will be. */
export function WithdrawFormSkeleton({ shape }: { shape: Shape }) {
  return (
    <div className={columns[shape]} data-frame-foot={shape === 'page' ? '' : undefined}>
      <div className={`${styles.methodsSkeleton} ${areas.methods[shape]}`}>
        {METHODS.map((method) => (
          <div key={method} className={styles.methodSkeleton}>
            <Skeleton height="100%" shape="block" />
          </div>
        ))}
      </div>
      <div className={`${styles.fieldsSkeleton} ${areas.fields[shape]}`}>
        <Skeleton height="100%" shape="block" />
      </div>
      <div className={styles.summarySkeleton}>
        <Skeleton height="100%" shape="block" />
      </div>
    </div>
  );
}

export function WithdrawVisitor() {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        illustration={<Illustration name="login" />}
        title={<Trans id="withdraw.visitor.title">Log in to withdraw</Trans>}
        action={
          <ModalLink modal="login" className={buttonClass()}>
            {t({ id: 'login.title', message: 'Log in' })}
          </ModalLink>
        }
      >
        <Trans id="withdraw.visitor.text">Log in to see what you can withdraw now.</Trans>
      </EmptyState>
    </Card>
  );
}

export function WithdrawFailed({ onRetry }: { onRetry(): void }) {
  return (
    <Card>
      <div role="alert">
        <EmptyState
          illustration={<Illustration name="failed" />}
          title={<Trans id="withdraw.failed.title">Withdrawal methods could not be loaded</Trans>}
          action={
            <Button variant="secondary" onClick={onRetry}>
              <Trans id="button.try-again">Try again</Trans>
            </Button>
          }
        >
          <Trans id="withdraw.failed.text">Your balance has not changed. Please try again in a moment.</Trans>
        </EmptyState>
      </div>
    </Card>
  );
}

/** No method pays out to this player: people can. */
export function WithdrawNoMethod({ children }: { children: ReactNode }) {
  return (
    <Card>
      <EmptyState
        illustration={<Illustration name="search" />}
        title={<Trans id="withdraw.none.title">No automatic withdrawal method is available</Trans>}
        action={children}
      >
        <Trans id="withdraw.none.text">
          For your country and currency, support pays out withdrawals manually.
        </Trans>
      </EmptyState>
    </Card>
  );
}
