import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TestProviders } from '@baize/player/test-providers';
import { BasicLayout } from './basic-layout.tsx';
import { PanelLayout } from './panel-layout.tsx';

afterEach(cleanup);

const show = (View: typeof BasicLayout) =>
  render(
    <TestProviders url="/casino/slots?sort=new">
      <View>The page</View>
    </TestProviders>,
  );

const SEARCH_HERE = '/casino/slots?sort=new&modal=search';

test('the search opens over any page from the header and from under the thumb', () => {
  show(BasicLayout);
  for (const place of [screen.getByRole('banner'), screen.getByRole('navigation', { name: 'Quick' })]) {
    const search = within(place).getByRole('link', { name: 'Search' });
    expect(search.getAttribute('href')).toBe(SEARCH_HERE);
    expect(search.getAttribute('aria-haspopup')).toBe('dialog');
  }
});

test('beside a panel the search looks like a field, on phones like an icon', () => {
  show(PanelLayout);
  const field = screen.getByRole('link', { name: 'Search games and studios' });
  expect(field.textContent).toBe('Search games and studios');
  expect(field.getAttribute('href')).toBe(SEARCH_HERE);
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe(SEARCH_HERE);
});
