/// <reference types="vite/client" />
import { localizedPath, splitLocale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand.ts';
import { usePage } from '../page/page.ts';
import { PageMeta } from './page-meta.tsx';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Which page of a list it is: each stands for itself. */
  page?: number;
  /** Nothing stands at the address: it is nobody's own, in no language. */
  isNotFound?: boolean;
}

/** The title, description and own address of a page, under the brand's name (SET-06). */
export function PageHead({ title, description, page = 1, isNotFound }: PageHeadProps) {
  const { settings } = usePage();
  const { name } = useBrand();
  const brandName = settings.brandName ?? name;
  return (
    <>
      <title>{`${title} · ${brandName}`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {isNotFound ? null : (
        <CanonicalUrl
          brandName={brandName}
          title={title}
          description={description}
          query={page > 1 ? `?page=${page}` : ''}
        />
      )}
    </>
  );
}

/** Where the page stands for good: at the casino's origin, whatever host, variant or further query it is seen by. */
function CanonicalUrl({
  query,
  ...words
}: {
  brandName: string;
  title: string;
  description: string | undefined;
  query: string;
}) {
  const { settings } = usePage();
  const { casinoOrigin } = settings;
  const { locale, path: own } = splitLocale(useLocation().pathname);
  if (casinoOrigin === null) return null;
  const { path } = splitVariant(own);
  return (
    <>
      <link rel="canonical" href={casinoOrigin + localizedPath({ path, locale }) + query} />
      {import.meta.env.SSR ? (
        <PageMeta
          {...words}
          origin={casinoOrigin}
          path={path}
          locale={locale}
          query={query}
          settings={settings}
        />
      ) : null}
    </>
  );
}
