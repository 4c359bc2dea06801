import { splitLocale } from '@baize/domain/locales';
import { useLocation } from 'react-router';

/** Which variant of the site the page belongs to: its links stay within (NAV-05). */
export function useDesignVariant(): 'design' | null {
  const { path } = splitLocale(useLocation().pathname);
  return path === '/design' || path.startsWith('/design/') ? 'design' : null;
}
