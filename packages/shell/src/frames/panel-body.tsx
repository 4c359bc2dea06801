import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { NAV_GROUPS, type NavItem } from '../nav/items.ts';
import { NavLink } from '../nav/nav-link.tsx';
import { useHasPage, useOffered } from '../nav/use-nav.ts';
import { PlayerIsland } from '../player/player-island.tsx';
import { useSession } from '../session/session.ts';
import { whereKept } from './frame.css.ts';
import {
  block,
  body,
  firstGroupName,
  group,
  groupName,
  keptBlock,
  panelWord,
  row,
} from './panel-body.css.ts';

const PanelPlayer = lazy(() => import('./player-bits.tsx').then((m) => ({ default: m.PanelPlayer })));

/** Who is playing and everywhere they can go: the same in the panel and in the drawer. */
export function PanelBody() {
  const { t, i18n } = useLingui();
  const offered = useOffered();
  const hasPage = useHasPage();
  const starting = useSession().phase === 'starting';
  const shown = (item: NavItem) =>
    offered(item) || (starting && item.scope === 'user' && hasPage(item.target));
  return (
    <nav className={body} aria-label={t({ id: 'nav.label.main', message: 'Main' })}>
      <PanelViewer />
      {NAV_GROUPS.map(({ id, label, items }, place) => (
        <section key={id} aria-label={i18n._(label)}>
          <p className={place === 0 ? `${groupName} ${firstGroupName}` : groupName} aria-hidden>
            <span className={panelWord}>{i18n._(label)}</span>
          </p>
          <ul className={group}>
            {items.filter(shown).map(({ id: item, label: name, icon: Icon, target, scope }) => (
              <li key={item} className={scope === 'user' ? whereKept : undefined}>
                <NavLink target={target} className={row}>
                  <Icon size={20} aria-hidden />
                  <span className={panelWord}>{i18n._(name)}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function PanelViewer() {
  const { phase } = useSession();
  if (phase !== 'signed-in') return <div className={`${block} ${keptBlock}`} />;
  return (
    <PlayerIsland fallback={<div className={block} />}>
      <PanelPlayer />
    </PlayerIsland>
  );
}
