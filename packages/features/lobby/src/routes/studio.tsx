import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadList, revalidateList } from '../list/list-loader.ts';
import { ListView } from '../list/list-view.tsx';

export const shouldRevalidate = revalidateList;

/** The games of one studio. */
export async function loader(ask: LoaderFunctionArgs) {
  return loadList(ask, { category: null, sub: null, studio: ask.params['slug'] ?? '' });
}

export default function StudioPage() {
  return <ListView data={useLoaderData<typeof loader>()} />;
}
