import { findMirrorDomain } from '@baize/domain/mirror-domain';
import { usePage } from '@baize/page';
import { SectionErrorBoundary } from '@baize/page/section-errors';
import { lazy, Suspense } from 'react';

const ClosingMirrorNotice = lazy(async () => ({
  default: await (await import('../lazy-dialogs.ts')).loadClosingMirrorNotice(),
}));

/** Looks whether the address of the page is going to close; most never do. */
export function ClosingMirrorGate() {
  const { mirrorDomain } = usePage().settings;
  const closesAt = findMirrorDomain(window.location.host, mirrorDomain)?.closesAt;
  if (closesAt === undefined) return null;
  return (
    <SectionErrorBoundary fallback={null}>
      <Suspense>
        <ClosingMirrorNotice closesAt={closesAt} />
      </Suspense>
    </SectionErrorBoundary>
  );
}
