import { lazy, type ReactNode } from 'react';
import { Language } from '../language/language.tsx';
import { PressAnswer } from '../links/press-answer.tsx';
import { RoutePrefetch } from '../links/route-prefetch.tsx';
import { PlaceEffects } from '../nav/place-effects.tsx';
import { usePage } from '../page/page.ts';
import { SessionEffects } from '../session/session-effects.tsx';
import { OfflineNotice } from './offline-notice.tsx';

const BasicFrame = lazy(() => import('./basic-frame.tsx').then((m) => ({ default: m.BasicFrame })));
const PanelFrame = lazy(() => import('./panel-frame.tsx').then((m) => ({ default: m.PanelFrame })));

/**
 * What stands around every page: the navigation style is the settings' choice, not the brand's
 * (NAV-13). It has no Suspense boundary on purpose: the server waits for the frame, and the browser
 * keeps the server's until its own is there.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { settings } = usePage();
  const Chosen = settings.navigation === 'panel' ? PanelFrame : BasicFrame;
  return (
    <>
      <SessionEffects />
      <Language />
      <PlaceEffects />
      <RoutePrefetch />
      <PressAnswer />
      <Chosen>{children}</Chosen>
      <OfflineNotice />
    </>
  );
}
