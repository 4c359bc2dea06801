import { bonusView } from '@baize/domain/bonus';
import { PageLink } from '@baize/links';
import { usePlayer } from '@baize/player';
import { linkClass } from '@baize/ui/link';
import { Progress } from '@baize/ui/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import { MoneyAmount } from '../money/money-amount.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './active-bonus-strip.css.ts';

interface ActiveBonusStripProps {
  /** `none` where the page itself says why nothing can be withdrawn. */
  withdrawalNote?: 'shown' | 'none';
}

/** The bonus that runs, in the cashier: what is left to wager, and that it holds withdrawals (SES-14). Nothing without one. */
export function ActiveBonusStrip({ withdrawalNote = 'shown' }: ActiveBonusStripProps) {
  const { t } = useLingui();
  const player = usePlayer();
  const bonus = player?.activeBonus ?? null;
  const currency = bonus?.currencyCode ?? player?.getUser.currencyCode ?? '';
  const text = useMoneyFormatter(currency);
  if (player === null || bonus === null) return null;
  const { wagering } = bonusView(bonus, { now: 0 });
  const open = wagering && wagering.total > 0 ? wagering : null;
  const words = open && { done: text(open.done), left: text(open.left), total: text(open.total) };
  const { name } = bonus;
  return (
    <section className={styles.strip} aria-label={t({ id: 'cashier.bonus.label', message: 'Active bonus' })}>
      <span className={styles.icon} aria-hidden>
        <Gift size={20} />
      </span>
      <div className={styles.content}>
        <p className={styles.name}>{name}</p>
        <p className={styles.wageringText}>
          {open ? (
            <>
              <Trans id="cashier.bonus.left">
                <MoneyAmount value={open.left} currency={currency} /> left to wager.
              </Trans>{' '}
            </>
          ) : null}
          {withdrawalNote === 'none' ? null : (
            <Trans id="cashier.bonus.holds">You cannot withdraw while it runs.</Trans>
          )}
        </p>
        {open && words ? (
          <Progress
            label={t({ id: 'bonus.wager.label', message: 'Wagering' })}
            valueText={t({
              id: 'bonus.wager.text',
              message: `${words.done} of ${words.total} wagered, ${words.left} left`,
            })}
            value={open.done / open.total}
          />
        ) : null}
      </div>
      <PageLink to="bonus_history" className={`${linkClass} ${styles.link}`}>
        <Trans id="cashier.bonus.see">See the bonus</Trans>
      </PageLink>
    </section>
  );
}
