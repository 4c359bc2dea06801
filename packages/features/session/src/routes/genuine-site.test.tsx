import { TestProviders } from '@baize/player/test-providers';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFakeApi } from '../testing/create-fake-api.ts';
import GenuineSitePage from './genuine-site.tsx';

test('without scripts the page says how to check the address by hand, and whom to ask [MIR-01]', () => {
  const html = renderToString(
    <TestProviders api={createFakeApi({}).api} viewer="visitor">
      <GenuineSitePage />
    </TestProviders>,
  );
  expect(html).toContain('The address in your browser’s address bar is checked once the page has loaded.');
  const byHand = document.createElement('div');
  byHand.innerHTML = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? '';
  expect(byHand.textContent).toContain('Without JavaScript it cannot be checked here.');
  expect(byHand.querySelectorAll('li')).toHaveLength(3);
  expect(byHand.querySelector('a')?.getAttribute('href')).toBe('/contacts');
});
