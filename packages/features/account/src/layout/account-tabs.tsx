import { PageLink, PathLink } from '@baize/links';
import { usePage } from '@baize/page';
import { useLingui } from '@lingui/react/macro';
import * as styles from './account-page.css.ts';
import { useBalancePath } from './use-balance-path.ts';
import { useCurrentInView } from './use-current-in-view.ts';

/** The pages that have a tab. */
type AreaPage = 'profile' | 'verification' | 'balance' | 'transactions' | 'settings';

/** The pages of the player's own area, one press away from each other (look §9); `null`: from one that has no tab. */
export function AccountTabs({ here }: { here: AreaPage | null }) {
  const { t } = useLingui();
  const row = useCurrentInView(here);
  const panel = usePage().settings.navigation === 'panel';
  const balancePath = useBalancePath();
  const look = (page: AreaPage) => ({
    className: styles.tab,
    'aria-current': here === page ? ('page' as const) : undefined,
  });
  return (
    <nav ref={row} className={styles.tabs} aria-label={t({ id: 'account.area', message: 'Your area' })}>
      <PageLink to="edit-profile" {...look('profile')}>
        {t({ id: 'account.my-profile', message: 'My profile' })}
      </PageLink>
      <PageLink to={panel ? 'verification2' : 'verification'} {...look('verification')}>
        {t({ id: 'account.verification', message: 'Verification' })}
      </PageLink>
      <PathLink to={balancePath} {...look('balance')}>
        {t({ id: 'nav.balance', message: 'Balance' })}
      </PathLink>
      <PageLink to="bonus_history" className={styles.tab}>
        {t({ id: 'bonus.page.title', message: 'My bonuses' })}
      </PageLink>
      <PageLink to="transactions" {...look('transactions')}>
        {t({ id: 'account.transactions', message: 'Transactions' })}
      </PageLink>
      <PathLink to="/profile/change-password" {...look('settings')}>
        {t({ id: 'account.settings', message: 'Settings' })}
      </PathLink>
    </nav>
  );
}
