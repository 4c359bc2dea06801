import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestProviders } from '@baize/player/test-providers';
import { BasicLayout } from './basic-layout.tsx';
import { PanelLayout } from './panel-layout.tsx';
import './header-balance.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test.each([
  ['basic', BasicLayout],
  ['panel', PanelLayout],
] as const)(
  'without a connection the balance in %s navigation says when it was true, and no deposit is offered',
  async (_, View) => {
    render(
      <TestProviders viewer="player">
        <View>The page</View>
      </TestProviders>,
    );
    expect((await screen.findAllByText(/248\.50/)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^as of/)).toBeNull();
    const ways = screen.getAllByRole('link', { name: 'Deposit' }).length;
    connection(false);
    expect(screen.getAllByText(/^as of/)[0]?.textContent).toMatch(/^as of \d\d:\d\d:\d\d$/);
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
    const off = screen.getAllByRole('button', { name: 'Deposit' });
    expect(off).toHaveLength(ways);
    for (const button of off) {
      expect(button).toHaveProperty('disabled', true);
      expect(button.title).toMatch(/^No connection\./);
    }
    connection(true);
    expect(screen.queryByText(/^as of/)).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Deposit' })).toHaveLength(ways);
  },
);

test('the balance on a phone beside a panel is no way to pay without a connection, and says its age', async () => {
  render(
    <TestProviders viewer="player">
      <PanelLayout>The page</PanelLayout>
    </TestProviders>,
  );
  const [head] = screen.getAllByRole('banner');
  if (!head) throw new Error('No header.');
  expect(await within(head).findByRole('link', { name: /248\.50/ })).toBeTruthy();
  connection(false);
  const pill = within(head).getByRole('button', { name: /248\.50/ });
  expect(pill).toHaveProperty('disabled', true);
  expect(pill.textContent).toMatch(/as of \d\d:\d\d:\d\d/);
});
