import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { pageColumn } from '@baize/page/page-column';
import { SearchLink } from '../nav/search-link.tsx';
import { SupportLink } from '../nav/support-link.tsx';
import { Footer } from './footer.tsx';
import { iconButton, spacer } from './layout.css.ts';
import { HomeLink } from './home-link.tsx';
import { PanelBody } from './panel-body.tsx';
import { PanelFooter } from './panel-footer.tsx';
import {
  column,
  frame,
  panelHeader,
  headerSearch,
  main,
  panel,
  phoneHeader,
  searchField,
  content,
  topRow,
} from './panel-layout.css.ts';
import { SkipLink } from './skip-link.tsx';
import { useScrolled } from './use-scrolled.ts';
import { PanelPhoneAccount, PanelTopAccount } from './panel-account.tsx';

const PanelDrawer = lazy(() => import('./panel-drawer.tsx').then((m) => ({ default: m.PanelDrawer })));

const PanelTooltips = lazy(() => import('./panel-tooltips.tsx').then((m) => ({ default: m.PanelTooltips })));

/** Panel navigation: a side panel, collapsible, and a drawer on phones (look §9). */
export function PanelLayout({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const openDrawer = () => setDrawer('open');
  return (
    <div className={frame}>
      <SkipLink />
      <SidePanel openDrawer={openDrawer} />
      <div className={content}>
        <PhoneHeader openDrawer={openDrawer} />
        <header className={`${pageColumn} ${topRow}`}>
          <SearchLink variant="field" className={searchField} />
          <span className={spacer} />
          <SupportLink className={iconButton} />
          <PanelTopAccount />
        </header>
        <main id="content" tabIndex={-1} className={main}>
          {children}
        </main>
        <Footer />
      </div>
      {drawer === 'never' ? null : (
        <Suspense>
          <PanelDrawer open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  );
}

function SidePanel({ openDrawer }: { openDrawer(): void }) {
  const { t } = useLingui();
  const side = useRef<HTMLElement>(null);
  const [tips, setTips] = useState<'none' | 'wanted'>('none');
  const loadTooltips = () => setTips('wanted');
  return (
    <div className={column} onPointerEnter={loadTooltips} onFocus={loadTooltips}>
      <aside className={panel} data-side="" aria-label={t({ id: 'nav.menu', message: 'Menu' })} ref={side}>
        <div className={panelHeader}>
          <HomeLink />
        </div>
        <PanelBody />
        <PanelFooter openDrawer={openDrawer} />
        {tips === 'wanted' ? (
          <Suspense>
            <PanelTooltips panel={side} />
          </Suspense>
        ) : null}
      </aside>
    </div>
  );
}

function PhoneHeader({ openDrawer }: { openDrawer(): void }) {
  const { t } = useLingui();
  const scrolled = useScrolled<HTMLElement>();
  return (
    <header ref={scrolled} className={phoneHeader}>
      <button
        type="button"
        className={iconButton}
        aria-haspopup="dialog"
        aria-label={t({ id: 'nav.menu', message: 'Menu' })}
        onClick={openDrawer}
      >
        <Menu size={22} aria-hidden />
      </button>
      <HomeLink />
      <span className={spacer} />
      <SearchLink variant="icon" className={`${iconButton} ${headerSearch}`} />
      <PanelPhoneAccount />
    </header>
  );
}
