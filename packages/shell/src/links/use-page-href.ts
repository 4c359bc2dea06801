import { localizedPath } from '@baize/domain/locales';
import { resolvePath, type PageKey } from '@baize/domain/page-paths';
import { useCallback } from 'react';
import { usePage } from '../page/page.ts';

/** Where a link leads: inside the app, over the page as a modal, or away from it. */
export interface PageTarget {
  href: string;
  /** Changes the address without scrolling the page (NAV-02). */
  shallow: boolean;
  /** Leaves the app. */
  external: boolean;
}

/** Puts the page's language in front of an in-app path; `?modal=` and absolute addresses stay as they are. */
export function useLocalizedPath(): (path: string) => string {
  const { locale } = usePage();
  return useCallback((path) => (path.startsWith('/') ? localizedPath({ path, locale }) : path), [locale]);
}

/** Where a page of the platform stands today, after the settings' overrides (NAV-01, NAV-02). */
export function usePageTarget(key: PageKey): PageTarget {
  const { settings } = usePage();
  const localize = useLocalizedPath();
  const target = resolvePath({
    key,
    navigation: settings.navigation,
    overrides: settings.pageUrlSetup,
    variant: null,
  });
  return target.external ? target : { ...target, href: localize(target.href) };
}

export function usePageHref(key: PageKey): string {
  return usePageTarget(key).href;
}
