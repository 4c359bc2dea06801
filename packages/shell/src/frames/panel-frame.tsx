import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { SearchLink } from '../nav/search-link.tsx';
import { SupportLink } from '../nav/support-link.tsx';
import { Footer } from './footer.tsx';
import { iconButton, spring } from './frame.css.ts';
import { HomeLink } from './home-link.tsx';
import { pageColumn } from './page-column.css.ts';
import { PanelBody } from './panel-body.tsx';
import { PanelFoot } from './panel-foot.tsx';
import {
  column,
  frame,
  head,
  headSearch,
  main,
  panel,
  phoneHead,
  searchField,
  side,
  topRow,
} from './panel.css.ts';
import { SkipLink } from './skip-link.tsx';
import { useScrolled } from './use-scrolled.ts';
import { PhoneViewer, TopViewer } from './panel-viewer.tsx';

const PanelDrawer = lazy(() => import('./panel-drawer.tsx').then((m) => ({ default: m.PanelDrawer })));

const PanelTips = lazy(() => import('./panel-tips.tsx').then((m) => ({ default: m.PanelTips })));

/** Panel navigation: a side panel, collapsible, and a drawer on phones (look §9). */
export function PanelFrame({ children }: { children: ReactNode }) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const openDrawer = () => setDrawer('open');
  return (
    <div className={frame}>
      <SkipLink />
      <SidePanel openDrawer={openDrawer} />
      <div className={side}>
        <PhoneHead openDrawer={openDrawer} />
        <header className={`${pageColumn} ${topRow}`}>
          <SearchLink looks="field" className={searchField} />
          <span className={spring} />
          <SupportLink className={iconButton} />
          <TopViewer />
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
  const wantTips = () => setTips('wanted');
  return (
    <div className={column} onPointerEnter={wantTips} onFocus={wantTips}>
      <aside className={panel} data-side="" aria-label={t({ id: 'nav.menu', message: 'Menu' })} ref={side}>
        <div className={head}>
          <HomeLink />
        </div>
        <PanelBody />
        <PanelFoot openDrawer={openDrawer} />
        {tips === 'wanted' ? (
          <Suspense>
            <PanelTips panel={side} />
          </Suspense>
        ) : null}
      </aside>
    </div>
  );
}

function PhoneHead({ openDrawer }: { openDrawer(): void }) {
  const { t } = useLingui();
  const scrolled = useScrolled<HTMLElement>();
  return (
    <header ref={scrolled} className={phoneHead}>
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
      <span className={spring} />
      <SearchLink looks="icon" className={`${iconButton} ${headSearch}`} />
      <PhoneViewer />
    </header>
  );
}
