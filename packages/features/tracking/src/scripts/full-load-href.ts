import { localizedPath, splitLocale, type Locale } from '@baize/domain/locales';
import { closeModal, overlayQuery, readModals } from '@baize/domain/modals';
import { classifyHref, resolvePath, splitVariant } from '@baize/domain/page-paths';
import type { PublicSettings } from '@baize/domain/settings';
import { scriptsAllowedAt } from '@baize/domain/tracking-scripts';
import { usePage } from '@baize/page';
import type { GetFullLoadHref } from '@baize/player/tracked-document';
import { useMemo } from 'react';
import { createPath, useLocation } from 'react-router';

type Facts = {
  settings: Pick<PublicSettings, 'navigation' | 'pageKeys' | 'pageUrlSetup'>;
  locale: Locale;
};

const CASHIER = ['deposit', 'withdraw'] as const;
type Cashier = (typeof CASHIER)[number];

/**
 * Says where to go instead of an address at which no tracking script may be: to that very address as a document of its
 * own, and in place of a cashier's modal to the cashier's page, the rest of the query kept. Null where scripts may be.
 */
export function createGetFullLoadHref({ settings, locale }: Facts): GetFullLoadHref {
  const pageOf = (key: Cashier, variant: 'design' | null) =>
    resolvePath({ key, navigation: settings.navigation, overrides: settings.pageUrlSetup, variant });
  const cashier = CASHIER.map((key) => pageOf(key, null).href);
  return (href) => {
    if (scriptsAllowedAt(href, { cashier })) return null;
    const { path, search } = partsOf(href);
    const modal = readModals(search).findLast(isCashier);
    if (modal === undefined || !scriptsAllowedAt(path, { cashier })) return href;
    if (!settings.pageKeys.includes(modal)) return href;
    const page = pageOf(modal, splitVariant(splitLocale(path).path).variant);
    if (page.external) return page.href;
    // Settings may have put the modal itself in the page's place: then it opens over a fresh document.
    if (overlayQuery(page) !== null || !page.href.startsWith('/') || classifyHref(page.href) !== 'in-app')
      return href;
    return withQuery(localizedPath({ path: page.href, locale }), closeModal(search, modal));
  };
}

/** The same for the page shown, in its language. */
export function useGetFullLoadHref(): GetFullLoadHref {
  const { settings, locale } = usePage();
  return useMemo(() => createGetFullLoadHref({ settings, locale }), [settings, locale]);
}

/** Whether tracking scripts may be at the address shown. */
export function useScriptsAllowed(): boolean {
  const lead = useGetFullLoadHref();
  return lead(createPath(useLocation())) === null;
}

function isCashier(name: string): name is Cashier {
  return CASHIER.some((key) => key === name);
}

function partsOf(href: string): { path: string; search: string } {
  const [shown = ''] = href.split('#', 1);
  const cut = shown.indexOf('?');
  return cut < 0 ? { path: shown, search: '' } : { path: shown.slice(0, cut), search: shown.slice(cut) };
}

function withQuery(href: string, search: string): string {
  if (search === '') return href;
  return href.includes('?') ? `${href}&${search.slice(1)}` : href + search;
}
