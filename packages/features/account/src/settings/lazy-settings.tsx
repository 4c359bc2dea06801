import { useHydrated } from '@baize/shell/clock';
import { SectionErrorBoundary } from '@baize/shell/section-error-boundary';
import { SectionLoadError } from '@baize/shell/section-load-error';
import { loadSettingsMessages } from '@baize/shell/settings-messages';
import { lazy, Suspense } from 'react';

/** Its words are a part of their own: no other page waits for them. */
const AccountSettings = lazy(async () => {
  const [code] = await Promise.all([import('./account-settings.tsx'), loadSettingsMessages()]);
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
