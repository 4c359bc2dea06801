import { latePart } from '@baize/shell/late-part';
import { lazy } from 'react';
import { ListHead } from './list-head.tsx';
import type { ListData } from './list-loader.ts';
import { ServedListProvider } from './served-list-context.ts';

const LateList = latePart(async () => (await import('./list-page.tsx')).ServedListPage);
const Absent = lazy(async () => ({ default: (await import('./list-absent.tsx')).ListAbsent }));

/** A list's page by what the server said of it. Its games stand as the server drew them until somebody is there. */
export function ListView({ answer }: { answer: ListData }) {
  // No Suspense boundary, as around the frame: the server waits for it.
  if (answer.kind !== 'list') return <Absent answer={answer} />;
  return (
    <ServedListProvider value={answer}>
      <ListHead served={answer} />
      <LateList />
    </ServedListProvider>
  );
}
