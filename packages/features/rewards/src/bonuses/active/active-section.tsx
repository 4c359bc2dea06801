import { PageLink } from '@baize/shell/links';
import { buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { PlaceArt } from '@baize/ui/place-art';
import { EmptyState } from '@baize/ui/empty-state';
import { Trans } from '@lingui/react/macro';
import type { Cancelling } from '../cancel/use-cancel.ts';
import { MoneyStory, type KnownMoney } from '@baize/shell/money-story';
import type { BonusesState } from '../page/bonuses-data.ts';
import { PartFailed } from '../page/bonuses-states.tsx';
import { Skeleton } from '@baize/ui/skeleton';
import * as styles from '../page/bonuses-page.css.ts';
import { ActiveBonusCard } from './active-bonus-card.tsx';

export interface ActiveSectionProps {
  active: BonusesState;
  known: KnownMoney;
  play: 'open' | 'closed';
  cancelling: Pick<Cancelling, 'pending' | 'ask'>;
}

/** What runs, and beside it what it means for the player's money. */
export function ActiveSection({ active, known, play, cancelling }: ActiveSectionProps) {
  return (
    <section className={styles.part} aria-labelledby="bonuses-active">
      <h2 id="bonuses-active" className={styles.section}>
        <Trans id="bonus.active.title">Active now</Trans>
      </h2>
      <div className={styles.pair}>
        <Running active={active} known={known} play={play} cancelling={cancelling} />
        <Card as="section" aria-labelledby="bonuses-money">
          <h3 id="bonuses-money" className={styles.cardTitle}>
            <Trans id="bonus.money.title">Your money, explained</Trans>
          </h3>
          <MoneyStory {...known} />
        </Card>
      </div>
    </section>
  );
}

function Running({ active, known, play, cancelling }: ActiveSectionProps) {
  const { currency } = known.money;
  if (active.kind === 'loading') return <Skeleton height={420} shape="block" />;
  if (active.kind === 'failed') {
    return (
      <Card>
        <PartFailed onRetry={active.retry} />
      </Card>
    );
  }
  if (active.rows.length === 0) {
    return (
      <Card>
        <EmptyState
          heading="h3"
          picture={<PlaceArt place="bonuses" />}
          title={<Trans id="bonus.active.none.title">No bonus is active</Trans>}
          action={
            play === 'open' ? (
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
          play={play}
          cancelling={cancelling.pending.has(bonus.id)}
          onCancel={() => cancelling.ask(bonus)}
        />
      ))}
    </div>
  );
}
