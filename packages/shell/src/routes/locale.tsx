import { isLocale } from '@baize/domain/locales';
import { data, Outlet, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { NotFound } from '../errors/page-error.tsx';

/** An optional first segment that is no language is an address that does not exist (I18N-01). */
export function loader({ params }: LoaderFunctionArgs) {
  const { locale } = params;
  const known = locale === undefined || isLocale(locale);
  return data({ known }, { status: known ? 200 : 404 });
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

export default function LocaleLayout() {
  const { known } = useLoaderData<typeof loader>();
  return known ? <Outlet /> : <NotFound />;
}
