import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Stage, type StageProps } from '../stage/stage.tsx';
import { PageHead } from './page-head.tsx';

afterEach(cleanup);

function head(title: string | null, parts: Omit<StageProps, 'children'> = {}) {
  render(
    <Stage {...parts}>
      <PageHead title={title} />
    </Stage>,
  );
  return {
    title: document.title,
    canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
  };
}

test('a page is named under the brand’s name, the root page is the brand itself [SET-06]', () => {
  expect(head('Cashback', { settings: { brandName: 'Harbour Lights' } }).title).toBe(
    'Cashback · Harbour Lights',
  );
  cleanup();
  expect(head(null, { settings: { brandName: 'Harbour Lights' } }).title).toBe('Harbour Lights');
  cleanup();
  expect(head('Cashback', { settings: { brandName: null } }).title).toBe('Cashback · stage');
});

test('a page’s own address is the casino’s, without variant and query [SET-06]', () => {
  const casinoOrigin = 'https://www.harbour.example';
  const address = '/de/design/casino?cpnc=7&modal=login';
  expect(head('Casino', { locale: 'de', address, settings: { casinoOrigin } }).canonical).toBe(
    'https://www.harbour.example/de/casino',
  );
  cleanup();
  expect(head('Casino', { settings: { casinoOrigin: null } }).canonical).toBeNull();
});
