import { splitLocale } from '../pages/locales.ts';
import { LEGAL_PATHS, OTHER_PATHS } from '../pages/other-paths.ts';

const ALLOWED_PATHS: readonly string[] = [...LEGAL_PATHS, OTHER_PATHS.responsibility, OTHER_PATHS.contacts];

/** Tells whether a page stays readable behind the country overlay: law, safer gambling, support. Requirements GEO-04. */
export function isAllowedWhenBlocked(pathname: string): boolean {
  const path = splitLocale(pathname).path.replace(/^\/design(?=\/|$)/, '');
  return ALLOWED_PATHS.includes(path.replace(/(?<=.)\/+$/, ''));
}
