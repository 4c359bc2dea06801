import type { PageKey } from '@baize/domain/page-paths';
import { TestProviders } from '@baize/player/test-providers';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RootTournamentsSection } from './promo-slots.tsx';

test.each<[PageKey[], boolean]>([
  [['casino', 'tournaments'], true],
  [['casino'], false],
])('tournaments stand on the root page where the brand has their page: %j', (pageKeys, shown) => {
  const html = renderToString(
    <TestProviders settings={{ pageKeys }}>
      <RootTournamentsSection />
    </TestProviders>,
  );
  expect(html !== '').toBe(shown);
});
