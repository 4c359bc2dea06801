import { LOCALES } from '@baize/domain/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageMeta } from './page-meta.tsx';

const page = {
  origin: 'https://www.harbour.example',
  path: '/casino',
  locale: 'de',
  brandName: 'Harbour Lights',
  title: 'Casino',
  query: '',
  settings: {
    pageKeys: ['casino', 'deposit'],
    pageUrlSetup: [{ key: 'deposit', href: '/cash-in' }],
    navigation: 'basic',
  },
} as const;

test('a page tells search engines where it stands in every language', () => {
  const html = renderToStaticMarkup(<PageMeta {...page} />);
  expect(html.match(/hrefLang=/gi)).toHaveLength(LOCALES.length + 1);
  expect(html).toContain('href="https://www.harbour.example/ar/casino"');
  expect(html).toMatch(/hrefLang="x-default" href="https:\/\/www\.harbour\.example\/casino"/i);
});

test('a link to a page is previewed with its name, its words and its place', () => {
  const html = renderToStaticMarkup(<PageMeta {...page} description="Every game of the house." />);
  expect(html).toContain('<meta property="og:title" content="Casino"/>');
  expect(html).toContain('<meta property="og:description" content="Every game of the house."/>');
  expect(html).toContain('<meta property="og:url" content="https://www.harbour.example/de/casino"/>');
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
  expect(html).toContain('<meta property="og:image" content="https://www.harbour.example/share.jpg"/>');
  expect(renderToStaticMarkup(<PageMeta {...page} />)).not.toContain('og:description');
});

test('a further page of a list stands for itself, in every language', () => {
  const html = renderToStaticMarkup(<PageMeta {...page} query="?page=2" />);
  expect(html).toContain('<meta property="og:url" content="https://www.harbour.example/de/casino?page=2"/>');
  expect(html).toContain('href="https://www.harbour.example/ar/casino?page=2"');
});

test('a page about one person is kept out of search engines and previews, wherever settings put it', () => {
  for (const path of ['/deposit', '/cash-in', '/profile/limits'])
    expect(renderToStaticMarkup(<PageMeta {...page} path={path} />)).toBe(
      '<meta name="robots" content="noindex"/>',
    );
  expect(renderToStaticMarkup(<PageMeta {...page} />)).not.toContain('noindex');
});
