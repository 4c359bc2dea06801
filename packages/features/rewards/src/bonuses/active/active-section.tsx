import { PageLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@baize/ui/skeleton';
import { BalanceBreakdownView, type BalanceBreakdownData } from '@baize/wallet/money-story';
import type { BonusCancellation } from '../cancel/use-cancel-bonus.ts';
import type { BonusesState } from '../page/bonuses-data.ts';
import { BonusSectionError } from '../page/bonuses-states.tsx';
import * as styles from '../page/bonuses-page.css.ts';
import { ActiveBonusCard } from './active-bonus-card.tsx';

export interface ActiveSectionProps {
  active: BonusesState;
  money: BalanceBreakdownData;
  playAccess: 'open' | 'closed';
  cancellation: Pick<BonusCancellation, 'pending' | 'requestCancel'>;
}

/** What runs, and beside it what it means for the player's money. */
export function ActiveSection({ active, money, playAccess, cancellation }: ActiveSectionProps) {
  return (
    <section className={styles.part} aria-labelledby="bonuses-active">
      <h2 id="bonuses-active" className={styles.section}>
        <Trans id="bonus.active.title">Active now</Trans>
      </h2>
      <div className={styles.pair}>
        <Running active={active} money={money} playAccess={playAccess} cancellation={cancellation} />
        <Card as="section" aria-labelledby="bonuses-money">
          <h3 id="bonuses-money" className={styles.cardTitle}>
            <Trans id="bonus.money.title">Your balance</Trans>
          </h3>
          <BalanceBreakdownView {...money} />
        </Card>
      </div>
    </section>
  );
}

function Running({ active, money, playAccess, cancellation }: ActiveSectionProps) {
  const { currency } = money.money;
  if (active.kind === 'loading') return <Skeleton height={420} shape="block" />;
  if (active.kind === 'failed') {
    return (
      <Card>
        <BonusSectionError onRetry={active.retry} />
      </Card>
    );
  }
  if (active.rows.length === 0) {
    return (
      <Card>
        <EmptyState
          heading="h3"
          illustration={<Illustration name="bonuses" />}
          title={<Trans id="bonus.active.none.title">No bonus is active</Trans>}
          action={
            playAccess === 'open' ? (
              <PageLink to="promotions" className={buttonClass({ variant: 'outline' })}>
                <Trans id="bonus.see-promotions">See the promotions</Trans>
              </PageLink>
            ) : null
          }
        >
          <Trans id="bonus.active.none.text">
            Here you will see how far a bonus is wagered, what it locks and when it ends.
          </Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={styles.part}>
      {active.rows.map((bonus) => (
        <ActiveBonusCard
          key={bonus.id}
          bonus={bonus}
          currency={currency}
          playAccess={playAccess}
          cancelling={cancellation.pending.has(bonus.id)}
          onCancel={() => cancellation.requestCancel(bonus)}
        />
      ))}
    </div>
  );
}
