import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { gamePath } from '@baize/domain/game-paths';
import { PathLink } from '@baize/links';
import { Button, buttonClass } from '@baize/ui/button';
import { Disclosure } from '@baize/ui/disclosure';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../bonus-card.css.ts';
import { BonusExpiry } from '../bonus-expiry.tsx';
import { BonusFacts } from '../bonus-facts.tsx';
import { BonusStrip } from '../bonus-strip.tsx';
import { BonusTerms } from '../bonus-terms.tsx';
import { SpinsLeft } from '../spins-left.tsx';
import { WagerProgress } from '../wager-progress.tsx';

export interface ActiveBonusCardProps {
  bonus: BonusLabel;
  currency: string;
  /** Who is excluded or frozen is shown no game. */
  playAccess: 'open' | 'closed';
  cancelling: boolean;
  onCancel(): void;
}

/** The bonus that runs: how far it is, when it ends, everything it says, and the way out of it. */
export function ActiveBonusCard({ bonus, currency, playAccess, cancelling, onCancel }: ActiveBonusCardProps) {
  const { t } = useLingui();
  return (
    <article className={styles.card} data-bonus={bonus.id}>
      <BonusStrip bonus={bonus} />
      <div className={styles.body}>
        <div>
          <h3 className={styles.name}>
            <bdi>{bonus.name}</bdi>
          </h3>
          <BonusTerms bonus={bonus} currency={currency} />
        </div>
        <WagerProgress bonus={bonus} currency={currency} />
        <SpinsLeft bonus={bonus} />
        <BonusExpiry bonus={bonus} />
        <Disclosure label={<Trans id="bonus.facts.all">Everything about this bonus</Trans>}>
          <BonusFacts bonus={bonus} currency={currency} omit={['name', 'type', 'status']} />
        </Disclosure>
        <div className={styles.actions}>
          {bonus.gameSlug !== null && playAccess === 'open' ? (
            <PathLink to={gamePath(bonus.gameSlug)} className={buttonClass({ variant: 'secondary' })}>
              {/* One child: the button's gap would stand beside the space. */}
              <span>
                <Trans id="bonus.play">
                  Open <bdi>{bonus.game}</bdi>
                </Trans>
              </span>
            </PathLink>
          ) : null}
          <Button
            variant="outline"
            pending={cancelling}
            pendingLabel={t({ id: 'bonus.cancel.pending', message: 'Giving up' })}
            onClick={onCancel}
          >
            <Trans id="bonus.cancel.open">Give up this bonus</Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}
