import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { BAR_ITEMS, type NavItem } from '../nav/items.ts';
import { NavLink } from '../nav/nav-link.tsx';
import { useOffered } from '../nav/use-nav.ts';
import { MenuButton } from './menu-button.tsx';
import { bottomBar, depositMark, place } from './basic.css.ts';

/** Five places under the thumb; a player has Deposit in the middle, a visitor the promotions. */
export function BasicBar() {
  const { t } = useLingui();
  const offered = useOffered();
  return (
    <nav className={bottomBar} aria-label={t({ id: 'nav.label.bar', message: 'Quick' })}>
      {BAR_ITEMS.filter(offered).map((item) => (
        <Place key={item.id} item={item} />
      ))}
      <MenuPlace />
    </nav>
  );
}

function Place({ item: { icon: Icon, label, target, looks } }: { item: NavItem }) {
  const { i18n } = useLingui();
  return (
    <NavLink target={target} className={place}>
      {looks === 'deed' ? (
        <span className={depositMark}>
          <Icon size={20} aria-hidden />
        </span>
      ) : (
        <Icon size={20} aria-hidden />
      )}
      {i18n._(label)}
    </NavLink>
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
