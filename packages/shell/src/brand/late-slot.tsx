import { Suspense, type ReactNode } from 'react';
import { useHydrated } from '../clock/use-hydrated.ts';
import { PartBoundary } from '../errors/part-boundary.tsx';
import { PartMissing } from '../errors/part-missing.tsx';
import type { SlotName } from './brand.ts';
import { Slot } from './slot.tsx';

/** A slot whose views' code and sheets come once the page is alive; until then, and on the server, its place is kept. */
export function LateSlot({ name, fallback }: { name: SlotName; fallback: ReactNode }) {
  if (!useHydrated()) return fallback;
  return (
    <PartBoundary fallback={<PartMissing />}>
      <Suspense fallback={fallback}>
        <Slot name={name} />
      </Suspense>
    </PartBoundary>
  );
}
