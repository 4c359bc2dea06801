import { tokenStore } from '@baize/browser/token-store';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { RootRewardsSection } from './root-rewards-section.tsx';
import { EXAMPLE_DAYS } from './testing/example-days.ts';
import { FakePlatform } from './testing/fake-platform.ts';
import { freezeDevice } from './testing/render-tab.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const page = (stage: Omit<TestProvidersProps, 'children'>) => (
  <TestProviders {...stage}>
    <RootRewardsSection />
  </TestProviders>
);

const amounts = () => document.body.textContent?.match(/€\d+\.\d\d/g) ?? [];

test('a visitor sees a demo week, marked as one and without a button to claim [RB-09]', () => {
  freezeDevice();
  render(page({ viewer: 'visitor' }));
  expect(screen.getByText('Demo')).toBeTruthy();
  expect(document.body.textContent).toContain('Example amounts.');
  expect(amounts().length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
});

test('example amounts stay the same through a visit and differ in the next [RB-09]', () => {
  freezeDevice();
  const first = render(page({ viewer: 'visitor' }));
  const seen = amounts();
  first.unmount();
  const again = render(page({ viewer: 'visitor' }));
  expect(amounts()).toEqual(seen);
  again.unmount();
  sessionStorage.clear();
  render(page({ viewer: 'visitor' }));
  expect(amounts()).not.toEqual(seen);
});

test('while nobody knows who is looking, no example amounts are shown [RB-09]', () => {
  freezeDevice();
  render(page({ viewer: 'starting' }));
  expect(amounts()).toEqual([]);
});

test('a player who could not be read is shown no example amounts, and may ask again', () => {
  freezeDevice();
  tokenStore.set('kept');
  render(page({ viewer: 'unread' }));
  expect(amounts()).toEqual([]);
  expect(screen.queryByText('Demo')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
  tokenStore.clear();
});

test('the page’s HTML knows no time, no day and no amount', () => {
  const html = renderToString(page({ viewer: 'visitor' }));
  expect(html).toContain('Cashback accumulator');
  expect(html).not.toMatch(/€\d|\d{4}-\d{2}-\d{2}|Mon|Fri/);
});

test('rakeback and accumulator lead to the cashback page [RB-12]', () => {
  freezeDevice();
  render(page({ viewer: 'visitor' }));
  for (const name of ['Cashback accumulator', 'Rakeback calendar'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/cashback');
  // On that page itself the way goes on to where it is told.
  expect(screen.getByRole('link', { name: 'How it works' }).getAttribute('href')).toBe(
    '/cashback#cashback-how',
  );
});

test('a player sees the running week and a way to the whole calendar [RB-12]', async () => {
  freezeDevice();
  const platform = new FakePlatform();
  platform.days = [...EXAMPLE_DAYS];
  await act(async () => {
    render(page({ viewer: 'player', api: platform.client() }));
  });
  await waitFor(() => expect(amounts()).toContain('€4.82'));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getByRole('link', { name: 'Calendar' }).getAttribute('href')).toContain('modal=rakeback');
  expect(screen.getByRole('link', { name: 'Rakeback this week' }).getAttribute('href')).toBe('/cashback');
});
