import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakePayouts } from '../withdraw/testing/fake-payouts.ts';
import WithdrawPage from './withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function renderPage(platform = new FakePayouts()) {
  sessionStorage.setItem('baize.visited', JSON.stringify(['/casino/slots', '/withdraw']));
  render(
    <TestProviders url="/withdraw" viewer="player" api={platform.client()} player={platform.player}>
      <WithdrawPage />
    </TestProviders>,
  );
}

test('the withdrawal has the head of the deposit: the way back, the balance, and nothing that leads to a deposit [PAY-09] [NAV-09]', async () => {
  renderPage();
  await screen.findByRole('radio', { name: /Bank transfer/ });
  const head = within(screen.getByRole('banner'));
  expect(head.getByRole('link', { name: 'Back to where you were' }).getAttribute('href')).toBe(
    '/casino/slots',
  );
  expect(head.getByText('Secure form')).toBeTruthy();
  expect(head.getByText(/^Balance/).textContent).toMatch(/€[\d.,]+/);
  const links = head.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Back to where you were', 'Transactions']);
});

test('the page of the withdrawal calls its form secure only while there is one', async () => {
  const platform = new FakePayouts();
  platform.player = examplePlayer({ depositCount: 0 });
  renderPage(platform);
  await waitFor(() => expect(screen.queryByText('Secure form')).toBeNull());
  expect(screen.getByText(/^Balance/)).toBeTruthy();
});
