import { lazy, type ReactNode } from 'react';
import { PressFeedback } from '@baize/links/press-feedback';
import { RoutePrefetch } from '@baize/links/route-prefetch';
import { usePage } from '@baize/page';
import { SessionEffects } from '@baize/player/session-effects';
import { LanguageSync } from '../language/language-sync.tsx';
import { NavigationEffects } from '../nav/navigation-effects.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const BasicLayout = lazy(() => import('./basic-layout.tsx').then((m) => ({ default: m.BasicLayout })));
const PanelLayout = lazy(() => import('./panel-layout.tsx').then((m) => ({ default: m.PanelLayout })));

/**
 * What stands around every page: the navigation style is the settings' choice, not the brand's
 * (NAV-13). It has no Suspense boundary on purpose: the server waits for the frame, and the browser
 * keeps the server's until its own is there.
 */
export function AppLayout({ children }: { children: ReactNode }) {
  const { settings } = usePage();
  const Chosen = settings.navigation === 'panel' ? PanelLayout : BasicLayout;
  return (
    <>
      <SessionEffects />
      <LanguageSync />
      <NavigationEffects />
      <RoutePrefetch />
      <PressFeedback />
      <Chosen>{children}</Chosen>
      <OfflineNotice />
    </>
  );
}
