import { localizedPath, type Locale } from '@baize/domain/locales';

/** Lines of one map; the protocol allows 50,000 and 50 MB. */
export const MAX_SITEMAP_URLS = 10_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The map of one language's pages, as search engines read it (sitemaps.org). */
export function sitemap(ask: { origin: string; locale: Locale; paths: readonly string[] }): string {
  const lines = ask.paths.map((path) =>
    locElement(ask.origin + localizedPath({ path, locale: ask.locale }), 'url'),
  );
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</urlset>\n`;
}

/** The list of all maps of a site. */
export function sitemapIndex(addresses: readonly string[]): string {
  const lines = addresses.map((address) => locElement(address, 'sitemap'));
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${lines.join('\n')}\n</sitemapindex>\n`;
}

/** What robots may read: everything but one person's pages, the design variant, modals and the platform's calls. */
export function robotsTxt(ask: { origin: string | null; personal: readonly string[] }): string {
  const closed = ['/api', '/design', ...ask.personal].flatMap((path) => [path, `/*${path}`]);
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Disallow: /*?*modal=',
    ...(ask.origin === null ? [] : ['', `Sitemap: ${ask.origin}/sitemap.xml`]),
    '',
  ].join('\n');
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function locElement(address: string, name: 'url' | 'sitemap'): string {
  return `<${name}><loc>${address.replaceAll(/[&<>'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</loc></${name}>`;
}
