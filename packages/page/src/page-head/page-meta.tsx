import { isUnderPath, personalPaths } from '@baize/domain/indexed-paths';
import type { PublicSettings } from '@baize/domain/settings';
import { DEFAULT_LOCALE, LOCALES, localizedPath, type Locale } from '@baize/domain/locales';

type PageMetaProps = {
  /** The page's path without language, at the casino's origin. */
  origin: string;
  path: string;
  locale: Locale;
  /** What of the query belongs to the place: the page of a list. */
  query: string;
  brandName: string;
  title: string;
  description?: string | undefined;
  /** Which pages are served, and where. */
  settings: Pick<PublicSettings, 'pageKeys' | 'pageUrlSetup' | 'navigation'>;
};

/**
 * What search engines and link previews read of a page: the same page in the other languages, and its name, words and
 * place (ogp.me). A page about one person is nobody else's to find: it says only that. Rendered on the server alone:
 * who reads it loads the page itself.
 */
export function PageMeta({
  origin,
  path,
  locale,
  query,
  brandName,
  title,
  description,
  settings,
}: PageMetaProps) {
  const { pageKeys, pageUrlSetup: overrides, navigation } = settings;
  if (isUnderPath(path, personalPaths({ pageKeys, overrides, navigation })))
    return <meta name="robots" content="noindex" />;
  const address = (of: Locale) => origin + localizedPath({ path, locale: of }) + query;
  const openGraph = {
    'og:type': 'website',
    'og:site_name': brandName,
    'og:title': title,
    'og:description': description,
    'og:url': address(locale),
    'og:locale': withRegion(locale),
    'og:image': `${origin}/share.jpg`,
    'og:image:alt': brandName,
  };
  return (
    <>
      {LOCALES.map((of) => (
        <link key={of} rel="alternate" hrefLang={of} href={address(of)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(DEFAULT_LOCALE)} />
      {Object.entries(openGraph).map(([property, content]) =>
        content === undefined ? null : <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** A language with the country it is likeliest read in: previews know no language alone. */
function withRegion(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
