import { usePlayer } from '@baize/shell/player';
import { Trans } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './bonus-picker.css.ts';

/**
 * What a deposit holds back, with a bonus or without: until it is wagered, nothing can be withdrawn. How many times it has to
 * be wagered no call says before it is paid, so no figure stands here but what is left of earlier deposits.
 */
export function DepositLock({ currency }: { currency: string }) {
  const player = usePlayer();
  const text = useMoneyFormatter(currency);
  const isOwn = player?.getUser.currencyCode === currency;
  const open = isOwn ? Math.max(0, player.wageringLeft ?? 0) : 0;
  const left = text(open);
  return (
    <p className={styles.lock}>
      <Lock size={16} aria-hidden className={styles.lockIcon} />
      <span>
        {open === 0 ? (
          <Trans id="deposit.lock">
            Until you have wagered this deposit, you cannot withdraw any of your balance, not even what you
            can withdraw now.
          </Trans>
        ) : (
          <Trans id="deposit.lock.left">
            Until you have wagered this deposit and the {left} left of earlier ones, you cannot withdraw any
            of your balance.
          </Trans>
        )}
      </span>
    </p>
  );
}
