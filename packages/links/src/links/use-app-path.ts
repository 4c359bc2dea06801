import { splitLocale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { useLocation } from 'react-router';

/** The address's path without language and variant. */
export function useAppPath(): string {
  return splitVariant(splitLocale(useLocation().pathname).path).path;
}
