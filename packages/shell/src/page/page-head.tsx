import { localizedPath, splitLocale } from '@baize/domain/locales';
import { splitVariant } from '@baize/domain/page-paths';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand.ts';
import { usePage } from './page.ts';

/**
 * The title, description and own address of a page, under the brand's name (SET-06). The root page is the
 * brand itself.
 */
export function PageHead({ title, description }: { title: string | null; description?: string }) {
  const { settings } = usePage();
  const { name } = useBrand();
  const brandName = settings.brandName ?? name;
  return (
    <>
      <title>{title === null ? brandName : `${title} · ${brandName}`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      <Canonical />
    </>
  );
}

/** Where the page stands for good: at the casino's origin, whatever host, variant or query it is seen by. */
function Canonical() {
  const { casinoOrigin } = usePage().settings;
  const { locale, path } = splitLocale(useLocation().pathname);
  if (casinoOrigin === null) return null;
  return (
    <link rel="canonical" href={casinoOrigin + localizedPath({ path: splitVariant(path).path, locale })} />
  );
}
