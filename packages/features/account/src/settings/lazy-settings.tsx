import { useHydrated } from '@baize/shell/clock';
import { withDeferredMessages } from '@baize/shell/deferred-messages';
import { SectionErrorBoundary } from '@baize/shell/section-error-boundary';
import { SectionLoadError } from '@baize/shell/section-load-error';
import { lazy, Suspense } from 'react';

const load = () => import('./account-settings.tsx');

/** Most of its words are of the rare part: no other page waits for them. */
const AccountSettings = lazy(async () => {
  const code = await withDeferredMessages(() => withDeferredMessages(load), 'rare');
  return { default: code.AccountSettings };
});

/** The settings' code comes with the page that shows them, and only in the browser: they are a player's alone. */
export function LazySettings() {
  if (!useHydrated()) return null;
  return (
    <SectionErrorBoundary fallback={<SectionLoadError />}>
      <Suspense fallback={null}>
        <AccountSettings />
      </Suspense>
    </SectionErrorBoundary>
  );
}
