import { localizedPath } from '@baize/domain/locales';
import { overlayQuery } from '@baize/domain/modals';
import { toNavigationArea, withVariant, resolvePath, type PageKey } from '@baize/domain/page-paths';
import { useCallback } from 'react';
import { usePage } from '@baize/page';

/** Where a link leads: inside the app, over the page as a modal, or away from it. */
export interface PageTarget {
  href: string;
  /** Changes the address without scrolling the page (NAV-02). */
  shallow: boolean;
  /** Leaves the app. */
  external: boolean;
}

/** The variant of the site the player is in: every link keeps it (NAV-05). */
export function useVariant(): 'design' | null {
  return usePage().variant ?? null;
}

/**
 * Writes an in-app path as this page links it: in its language and variant, and in the area of its
 * navigation style (NAV-04). `?modal=` and absolute addresses stay as they are.
 */
export function useLocalizedPath(): (path: string) => string {
  const {
    locale,
    settings: { navigation },
  } = usePage();
  const variant = useVariant();
  return useCallback(
    (path) => {
      if (!path.startsWith('/')) return path;
      return localizedPath({ path: withVariant(toNavigationArea(path, navigation), variant), locale });
    },
    [locale, navigation, variant],
  );
}

/** Where a page of the platform stands today, after the settings' overrides; null when they have no such page (NAV-01, NAV-02). */
export function usePageTarget(key: PageKey): PageTarget | null {
  const { settings } = usePage();
  const localize = useLocalizedPath();
  if (!settings.pageKeys.includes(key)) return null;
  const target = resolvePath({
    key,
    navigation: settings.navigation,
    overrides: settings.pageUrlSetup,
    variant: null,
  });
  return target.external ? target : { ...target, href: overlayQuery(target) ?? localize(target.href) };
}

/** The address of a page, for what navigates by itself; the root page's when the settings have no such page. */
export function usePageHref(key: PageKey): string {
  const localize = useLocalizedPath();
  return usePageTarget(key)?.href ?? localize('/');
}
