import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageTestProviders, type PageTestProvidersProps } from '../testing/page-test-providers.tsx';
import { PageHead } from './page-head.tsx';

afterEach(cleanup);

type HeadParts = Omit<PageTestProvidersProps, 'children'> & { nowhere?: boolean };

function head(title: string, { nowhere = false, ...parts }: HeadParts = {}) {
  render(
    <PageTestProviders {...parts}>
      <PageHead title={title} isNotFound={nowhere} />
    </PageTestProviders>,
  );
  return {
    title: document.title,
    canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
  };
}

test('a page is named under the brand’s name [SET-06]', () => {
  expect(head('Cashback', { settings: { brandName: 'Harbour Lights' } }).title).toBe(
    'Cashback · Harbour Lights',
  );
  cleanup();
  expect(head('Cashback', { settings: { brandName: null } }).title).toBe('Cashback · stage');
});

test('a page’s own address is the casino’s, without variant and query [SET-06]', () => {
  const casinoOrigin = 'https://www.harbour.example';
  const url = '/de/design/casino?cpnc=7&modal=login';
  expect(head('Casino', { locale: 'de', url, settings: { casinoOrigin } }).canonical).toBe(
    'https://www.harbour.example/de/casino',
  );
  cleanup();
  expect(head('Casino', { settings: { casinoOrigin: null } }).canonical).toBeNull();
});

test('what stands nowhere has a name, and no address of its own', () => {
  const casinoOrigin = 'https://www.harbour.example';
  expect(head('Nothing here', { nowhere: true, settings: { casinoOrigin } })).toEqual({
    title: 'Nothing here · Stage',
    canonical: null,
  });
});
