import { lazy, type ReactNode } from 'react';
import { LanguageSync } from '../language/language-sync.tsx';
import { PressFeedback } from '../links/press-feedback.tsx';
import { RoutePrefetch } from '../links/route-prefetch.tsx';
import { NavigationEffects } from '../nav/navigation-effects.tsx';
import { usePage } from '../page/page.ts';
import { SessionEffects } from '../realtime/session-effects.tsx';
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
