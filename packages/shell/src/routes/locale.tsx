import { isLocale, localizedPath, splitLocale } from '@baize/domain/locales';
import { lazy } from 'react';
import {
  data,
  Outlet,
  replace,
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useAppPath } from '@baize/links';
import { activeLocale } from '@baize/page/messages';
import { NotFound } from '../layouts/page-error.tsx';

/** An optional first segment that is no language is an address that does not exist (I18N-01). */
export function loader({ params }: LoaderFunctionArgs) {
  const { locale } = params;
  const known = locale === undefined || isLocale(locale);
  return data({ known }, { status: known ? 200 : 404 });
}

/**
 * Inside a document the language changes by the player's hand or by the account's, never by an address:
 * what Back or a link names in another one is shown in the language spoken.
 */
export function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const spoken = activeLocale();
  if (spoken !== null && splitLocale(pathname).locale !== spoken)
    throw replace(localizedPath({ path: `${pathname}${search}`, locale: spoken }));
  return { known: params['locale'] === undefined || isLocale(params['locale']) };
}

export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: { locale?: string };
  nextParams: { locale?: string };
}): boolean {
  return currentParams.locale !== nextParams.locale;
}

const ProfileArea = lazy(() => import('./profile-area.tsx').then((m) => ({ default: m.ProfileArea })));

export default function LocaleLayout() {
  const { known } = useLoaderData<typeof loader>();
  const path = useAppPath();
  if (!known) return <NotFound />;
  return /^\/(?:profile|account)/.test(path) ? <ProfileArea /> : <Outlet />;
}
