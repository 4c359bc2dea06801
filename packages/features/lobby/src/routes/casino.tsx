import type { PageHandle } from '@baize/shell/page-handle';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadList, revalidateList } from '../list/list-loader.ts';
import { ListView } from '../list/list-view.tsx';

export const shouldRevalidate = revalidateList;

/** All games, those of a category, or of a sub-category of it. */
export async function loader(ask: LoaderFunctionArgs) {
  const { category = null, sub = null } = ask.params;
  return loadList(ask, { category, sub, studio: null });
}

export const handle: PageHandle = { reads: ['favorites'] };

export default function CasinoPage() {
  return <ListView data={useLoaderData<typeof loader>()} />;
}
