import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { NAV_GROUPS, type NavItem } from '../nav/nav-items.ts';
import { NavLink } from '../nav/nav-link.tsx';
import { useHasPage, useIsNavItemVisible } from '../nav/use-nav-items.ts';
import { whenSessionStored } from './layout.css.ts';
import {
  block,
  body,
  firstGroupName,
  group,
  groupName,
  storedSessionBlock,
  panelLabel,
  row,
} from './panel-body.css.ts';

const PanelBalance = lazy(() => import('./header-balance.tsx').then((m) => ({ default: m.PanelBalance })));

/** Who is playing and everywhere they can go: the same in the panel and in the drawer. */
export function PanelBody() {
  const { t, i18n } = useLingui();
  const offered = useIsNavItemVisible();
  const hasPage = useHasPage();
  const starting = useSession().phase === 'starting';
  const isVisible = (item: NavItem) =>
    offered(item) || (starting && item.scope === 'user' && hasPage(item.target));
  return (
    <nav className={body} aria-label={t({ id: 'nav.label.main', message: 'Main' })}>
      <PanelAccount />
      {NAV_GROUPS.map(({ id, label, items }, place) => (
        <section key={id} aria-label={i18n._(label)}>
          <p className={place === 0 ? `${groupName} ${firstGroupName}` : groupName} aria-hidden>
            <span className={panelLabel}>{i18n._(label)}</span>
          </p>
          <ul className={group}>
            {items.filter(isVisible).map(({ id: item, label: name, icon: Icon, target, scope }) => (
              <li key={item} className={scope === 'user' ? whenSessionStored : undefined}>
                <NavLink target={target} className={row}>
                  <Icon size={20} aria-hidden />
                  <span className={panelLabel}>{i18n._(name)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function PanelAccount() {
  const { phase } = useSession();
  if (phase !== 'signed-in') return <div className={`${block} ${storedSessionBlock}`} />;
  return (
    <PlayerBoundary fallback={<div className={block} />}>
      <PanelBalance />
    </PlayerBoundary>
  );
}
