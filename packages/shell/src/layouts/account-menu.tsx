import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { ArrowDownToLine, LogOut, Send, UserRound } from 'lucide-react';
import { useId } from 'react';
import { PageLink, PathLink } from '@baize/links';
import { usePlayer, useExclusionStatus } from '@baize/player';
import { useActivityState, signOut } from '@baize/player/session';
import { AccountSummary } from './account-summary.tsx';
import { initials } from './initials.ts';
import { avatar, awayDot, menu, menuItem } from './account-menu.css.ts';

/** The player's initials; pressing them offers the profile and the way out. */
export function AccountMenu({ size }: { size: 'header' | 'panel' }) {
  const { t } = useLingui();
  const id = useId();
  const details = usePlayer();
  const { presence } = useActivityState();
  return (
    <>
      <button type="button" className={avatar} data-size={size} popoverTarget={id}>
        {details ? initials(details.getUser) : null}{' '}
        <VisuallyHidden>{t({ id: 'nav.account', message: 'Account' })}</VisuallyHidden>
        {presence === 'online' ? null : (
          <span className={awayDot}>
            <VisuallyHidden>{t({ id: 'nav.account.away', message: 'Away' })}</VisuallyHidden>
          </span>
        )}
      </button>
      <div id={id} popover="auto" className={menu} data-size={size}>
        <AccountSummary />
        <PageLink to="profile" className={menuItem} onClick={closeMenu(id)}>
          <UserRound size={18} aria-hidden />
          {t({ id: 'nav.profile', message: 'Profile' })}
        </PageLink>
        <PageLink to="withdraw" className={menuItem} onClick={closeMenu(id)}>
          <ArrowDownToLine size={18} aria-hidden />
          {t({ id: 'nav.withdraw', message: 'Withdraw' })}
        </PageLink>
        {useExclusionStatus() === 'free' ? (
          <PathLink to="/profile/referral" className={menuItem} onClick={closeMenu(id)}>
            <Send size={18} aria-hidden />
            {t({ id: 'referral.title', message: 'Bring a friend' })}
          </PathLink>
        ) : null}
        <button type="button" className={menuItem} onClick={() => void signOut()}>
          <LogOut size={18} aria-hidden />
          {t({ id: 'nav.log-out', message: 'Log out' })}
        </button>
      </div>
    </>
  );
}

function closeMenu(id: string) {
  return () => document.getElementById(id)?.hidePopover?.();
}
