import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { PREFETCH_WHEN_IDLE } from '@baize/links/link-intent';
import { useStoredExclusionStatus } from '@baize/player/exclusion-status';
import { useSession } from '@baize/player/session';
import { BOTTOM_BAR_ITEMS, type NavItem, type NavScope } from '../nav/nav-items.ts';
import { PaymentLink } from './payment-link.tsx';
import { usePaymentAction } from './use-payment-action.ts';
import { NavLink } from '../nav/nav-link.tsx';
import { useHasPage } from '../nav/use-nav-items.ts';
import { MenuButton } from './menu-button.tsx';
import { bottomBar, depositIcon, ifSessionStored, ifNoSession, barItem } from './bottom-bar.css.ts';

type Phase = ReturnType<typeof useSession>['phase'];

/** Five places under the thumb; a player has Deposit in the middle, a visitor the promotions. */
export function BottomBar() {
  const { t } = useLingui();
  const { phase } = useSession();
  const hasPage = useHasPage();
  return (
    <nav
      {...{ [PREFETCH_WHEN_IDLE]: '' }}
      className={bottomBar}
      aria-label={t({ id: 'nav.label.bar', message: 'Quick' })}
    >
      {BOTTOM_BAR_ITEMS.filter(({ scope, target }) => isVisibleIn(scope, phase) && hasPage(target)).map(
        (item) =>
          item.variant === 'action' ? (
            <PaymentItem key={item.id} className={barItemClass(item, phase)} />
          ) : (
            <BarItem key={item.id} item={item} className={barItemClass(item, phase)} />
          ),
      )}
      <MenuItem />
    </nav>
  );
}

function isVisibleIn(scope: NavScope, phase: Phase): boolean {
  if (scope === 'any' || phase === 'starting') return true;
  return scope === (phase === 'signed-in' ? 'user' : 'guest');
}

/** Until the session is known both are in the page, and the stored token decides which one is visible: nothing changes under a finger. */
function barItemClass({ scope }: NavItem, phase: Phase): string {
  if (scope === 'any' || phase !== 'starting') return barItem;
  return `${barItem} ${scope === 'user' ? ifSessionStored : ifNoSession}`;
}

interface BarItemProps {
  item: NavItem;
  className: string;
}

function BarItem({ item: { icon: Icon, label, target }, className }: BarItemProps) {
  const { i18n } = useLingui();
  return (
    <NavLink target={target} className={className}>
      <Icon size={20} aria-hidden />
      {i18n._(label)}
    </NavLink>
  );
}

/** What the player does with money stands out. */
function PaymentItem({ className }: { className: string }) {
  const { to, name, Icon } = usePaymentAction(useStoredExclusionStatus());
  return (
    <PaymentLink to={to} className={className}>
      <span className={depositIcon}>
        <Icon size={20} aria-hidden />
      </span>
      {name}
    </PaymentLink>
  );
}

function MenuItem() {
  const { t } = useLingui();
  return (
    <MenuButton className={barItem}>
      <Menu size={20} aria-hidden />
      {t({ id: 'nav.menu', message: 'Menu' })}
    </MenuButton>
  );
}
