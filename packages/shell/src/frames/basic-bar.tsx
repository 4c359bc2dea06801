import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { PREFETCH_WHEN_IDLE } from '../links/link-intent.ts';
import { BAR_ITEMS, type NavItem } from '../nav/items.ts';
import { MoneyLink } from '../money/money-link.tsx';
import { useMoneyWay } from '../money/money-way.ts';
import { NavLink } from '../nav/nav-link.tsx';
import { useOffered } from '../nav/use-nav.ts';
import { useKnownSafety } from '../player/known-safety.ts';
import { MenuButton } from './menu-button.tsx';
import { bottomBar, depositMark, place } from './basic.css.ts';

/** Five places under the thumb; a player has Deposit in the middle, a visitor the promotions. */
export function BasicBar() {
  const { t } = useLingui();
  const offered = useOffered();
  return (
    <nav
      {...{ [PREFETCH_WHEN_IDLE]: '' }}
      className={bottomBar}
      aria-label={t({ id: 'nav.label.bar', message: 'Quick' })}
    >
      {BAR_ITEMS.filter(offered).map((item) =>
        item.looks === 'deed' ? <Deed key={item.id} /> : <Place key={item.id} item={item} />,
      )}
      <MenuPlace />
    </nav>
  );
}

function Place({ item: { icon: Icon, label, target } }: { item: NavItem }) {
  const { i18n } = useLingui();
  return (
    <NavLink target={target} className={place}>
      <Icon size={20} aria-hidden />
      {i18n._(label)}
    </NavLink>
  );
}

/** What the player does with money stands out. */
function Deed() {
  const { to, name, Icon } = useMoneyWay(useKnownSafety());
  return (
    <MoneyLink to={to} className={place}>
      <span className={depositMark}>
        <Icon size={20} aria-hidden />
      </span>
      {name}
    </MoneyLink>
  );
}

function MenuPlace() {
  const { t } = useLingui();
  return (
    <MenuButton className={place}>
      <Menu size={20} aria-hidden />
      {t({ id: 'nav.menu', message: 'Menu' })}
    </MenuButton>
  );
}
