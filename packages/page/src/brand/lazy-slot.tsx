import { Suspense, type ReactNode } from 'react';
import { useHydrated } from '../clock/use-hydrated.ts';
import { SectionErrorBoundary } from '../errors/section-error-boundary.tsx';
import { SectionLoadError } from '../errors/section-load-error.tsx';
import type { SlotName } from './brand.ts';
import { Slot } from './slot.tsx';

/** A slot whose views' code and sheets come once the page is alive; until then, and on the server, its place is kept. */
export function LazySlot({ name, fallback }: { name: SlotName; fallback: ReactNode }) {
  if (!useHydrated()) return fallback;
  return (
    <SectionErrorBoundary fallback={<SectionLoadError />}>
      <Suspense fallback={fallback}>
        <Slot name={name} />
      </Suspense>
    </SectionErrorBoundary>
  );
}
