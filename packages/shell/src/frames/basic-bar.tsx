import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { PREFETCH_WHEN_IDLE } from '../links/link-intent.ts';
import { BAR_ITEMS, type NavItem, type Scope } from '../nav/items.ts';
import { MoneyLink } from '../money/money-link.tsx';
import { useMoneyWay } from '../money/money-way.ts';
import { NavLink } from '../nav/nav-link.tsx';
import { useHasPage } from '../nav/use-nav.ts';
import { useKnownSafety } from '../player/known-safety.ts';
import { useSession } from '../session/session.ts';
import { MenuButton } from './menu-button.tsx';
import { bottomBar, depositMark, ifKept, ifNobody, place } from './basic-bar.css.ts';

type Phase = ReturnType<typeof useSession>['phase'];

/** Five places under the thumb; a player has Deposit in the middle, a visitor the promotions. */
export function BasicBar() {
  const { t } = useLingui();
  const { phase } = useSession();
  const hasPage = useHasPage();
  return (
    <nav
      {...{ [PREFETCH_WHEN_IDLE]: '' }}
      className={bottomBar}
      aria-label={t({ id: 'nav.label.bar', message: 'Quick' })}
    >
      {BAR_ITEMS.filter(({ scope, target }) => isFor(scope, phase) && hasPage(target)).map((item) =>
        item.looks === 'deed' ? (
          <Deed key={item.id} className={placeClass(item, phase)} />
        ) : (
          <Place key={item.id} item={item} className={placeClass(item, phase)} />
        ),
      )}
      <MenuPlace />
    </nav>
  );
}

function isFor(scope: Scope, phase: Phase): boolean {
  if (scope === 'any' || phase === 'starting') return true;
  return scope === (phase === 'signed-in' ? 'user' : 'guest');
}

/** Until the session is known both are in the page, and the stored token decides which one is visible: nothing changes under a finger. */
function placeClass({ scope }: NavItem, phase: Phase): string {
  if (scope === 'any' || phase !== 'starting') return place;
  return `${place} ${scope === 'user' ? ifKept : ifNobody}`;
}

interface PlaceProps {
  item: NavItem;
  className: string;
}

function Place({ item: { icon: Icon, label, target }, className }: PlaceProps) {
  const { i18n } = useLingui();
  return (
    <NavLink target={target} className={className}>
      <Icon size={20} aria-hidden />
      {i18n._(label)}
    </NavLink>
  );
}

/** What the player does with money stands out. */
function Deed({ className }: { className: string }) {
  const { to, name, Icon } = useMoneyWay(useKnownSafety());
  return (
    <MoneyLink to={to} className={className}>
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
