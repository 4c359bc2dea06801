import { useHydrated } from '@baize/page/clock';
import { SectionErrorBoundary, SectionLoadError } from '@baize/page/section-errors';
import { withDeferredMessages } from '@baize/shell/deferred-messages';
import { lazy, Suspense, type ReactNode } from 'react';
import type { SettingsPart } from '../settings/settings-skeleton.tsx';

const load = () => import('./settings-parts.ts');

/** Most of its words are of the rare part: no other page waits for them. */
const Part = lazy(async () => {
  const { SETTINGS_PARTS } = await withDeferredMessages(() => withDeferredMessages(load), 'rare');
  return {
    default: ({ name }: { name: SettingsPart }) => {
      const Section = SETTINGS_PARTS[name];
      return <Section />;
    },
  };
});

/** The settings' code comes with the page that shows them, and only in the browser; their places are kept until then. */
export function LazySettings({ part, fallback }: { part: SettingsPart; fallback: ReactNode }) {
  if (!useHydrated()) return fallback;
  return (
    <SectionErrorBoundary fallback={<SectionLoadError />}>
      <Suspense fallback={fallback}>
        <Part name={part} />
      </Suspense>
    </SectionErrorBoundary>
  );
}
