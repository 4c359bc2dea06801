import { useMatches } from 'react-router';
import { baseRouteId } from '@baize/page/route-id';
import { useAppPath } from './use-app-path.ts';

/** The path the shown page has in the brand's map, also where the settings serve it at another address. */
export function usePagePath(): string {
  const path = useAppPath();
  const id = baseRouteId(useMatches().at(-1)?.id ?? '');
  if (id === 'home') return '/';
  return id.startsWith('/') && !id.includes(':') ? id : path.replace(/(?!^)\/+$/, '');
}
