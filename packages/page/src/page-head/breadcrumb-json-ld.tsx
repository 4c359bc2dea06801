/// <reference types="vite/client" />
import { useState } from 'react';
import { useHydrated } from '../clock/use-hydrated.ts';
import type { Breadcrumb } from './breadcrumbs.tsx';
import { usePage } from '../page/page.ts';

/**
 * The crumbs as search engines read them (schema.org BreadcrumbList). Only the server writes it: whoever reads it loads
 * the page itself. Nothing where the casino has no address of its own: the names in it are whole.
 */
export function BreadcrumbJsonLd({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  const { casinoOrigin } = usePage().settings;
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  if (!served || casinoOrigin === null) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {/* Text of the platform stands in it as data: no sign of it can end the script. */}
      {import.meta.env.SSR ? breadcrumbJsonLd(crumbs, casinoOrigin) : ''}
    </script>
  );
}

/** The crumbs as a text that is whole inside a script of HTML. */
export function breadcrumbJsonLd(crumbs: readonly Breadcrumb[], origin: string): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      ...(href === null ? {} : { item: origin + href }),
    })),
  }).replaceAll('<', '\\u003c');
}
