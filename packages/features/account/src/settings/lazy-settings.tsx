import { useHydrated } from '@baize/shell/clock';
import { SectionErrorBoundary } from '@baize/shell/section-error-boundary';
import { SectionLoadError } from '@baize/shell/section-load-error';
import { lazy, Suspense } from 'react';

const AccountSettings = lazy(async () => ({
  default: (await import('./account-settings.tsx')).AccountSettings,
}));

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
