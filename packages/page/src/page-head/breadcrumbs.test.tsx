import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageTestProviders } from '../testing/page-test-providers.tsx';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

afterEach(cleanup);

const CRUMBS = [
  { name: 'Casino', href: '/de/casino' },
  { name: 'Slots', href: null },
];

test('the way here is links to what stands above, and the page itself', () => {
  render(
    <PageTestProviders>
      <Breadcrumbs crumbs={CRUMBS} />
    </PageTestProviders>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/casino');
  expect(screen.getByText('Slots').getAttribute('aria-current')).toBe('page');
});

test('search engines are told the same, at the casino’s own address', () => {
  expect(JSON.parse(breadcrumbJsonLd(CRUMBS, 'https://a.example'))).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Casino', item: 'https://a.example/de/casino' },
      { position: 2, name: 'Slots' },
    ],
  });
});

test('a name of the platform never ends the script it stands in', () => {
  const text = breadcrumbJsonLd(
    [{ name: '</script><script>alert(1)</script>', href: null }],
    'https://a.example',
  );
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    itemListElement: [{ name: '</script><script>alert(1)</script>' }],
  });
});
