import { lazySection } from '@baize/page/lazy-section';
import { lazy } from 'react';
import { ListHead } from './list-head.tsx';
import type { ListData } from './list-loader.ts';
import { ServedListProvider } from './served-list-context.ts';

const LazyList = lazySection(async () => (await import('./list-page.tsx')).ServedListPage);
const ListUnavailable = lazy(async () => ({
  default: (await import('./list-unavailable.tsx')).ListUnavailable,
}));

/** A list's page by what the server said of it. Its games stand as the server drew them until somebody is there. */
export function ListView({ data }: { data: ListData }) {
  // No Suspense boundary, as around the frame: the server waits for it.
  if (data.kind !== 'list') return <ListUnavailable data={data} />;
  return (
    <ServedListProvider value={data}>
      <ListHead served={data} />
      <LazyList />
    </ServedListProvider>
  );
}
