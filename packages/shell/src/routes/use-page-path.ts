import { splitLocale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { useLocation, useMatches } from 'react-router';
import { ownRouteId } from './table.ts';

/** The address's path without language and variant. */
export function useAppPath(): string {
  return splitVariant(splitLocale(useLocation().pathname).path).path;
}

/** The path the shown page has in the brand's map, also where the settings serve it at another address. */
export function usePagePath(): string {
  const path = useAppPath();
  const id = ownRouteId(useMatches().at(-1)?.id ?? '');
  if (id === 'home') return '/';
  return id.startsWith('/') && !id.includes(':') ? id : path.replace(/(?!^)\/+$/, '');
}
