import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addModalHistoryEntries } from './modal-history.ts';
import { useModals } from './use-modals.ts';

function Page() {
  const { stack, close } = useModals();
  const top = stack.at(-1);
  return (
    <>
      <p data-testid="stack">{stack.join(' ')}</p>
      {top ? (
        <button type="button" onClick={() => close(top)}>
          Close
        </button>
      ) : null}
    </>
  );
}

beforeEach(() => {
  // The page the player came from.
  window.history.pushState({ idx: 0 }, '', '/promotions');
});

afterEach(cleanup);

/** A document opened at an address, its router made as in the browser. */
function openedAt(address: string, referrer = 'http://elsewhere.test/') {
  window.history.pushState(null, '', address);
  const before = window.history.length;
  addModalHistoryEntries(window, referrer);
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  render(<RouterProvider router={router} />);
  return { steps: window.history.length - before };
}

const stack = () => screen.getByTestId('stack').textContent;
const address = () => window.location.pathname + window.location.search + window.location.hash;

test('Back closes the modals of a typed address one by one, and only then leaves the page [NAV-06]', async () => {
  openedAt('/casino?keep=1&modal=login&modal=rakeback#top');
  expect(stack()).toBe('login rakeback');
  expect(address()).toBe('/casino?keep=1&modal=login&modal=rakeback#top');
  window.history.back();
  await waitFor(() => expect(stack()).toBe('login'));
  expect(address()).toBe('/casino?keep=1&modal=login#top');
  window.history.back();
  await waitFor(() => expect(stack()).toBe(''));
  expect(address()).toBe('/casino?keep=1#top');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/promotions'));
});

test('closing such a modal by its button goes the step back, and Forward opens it again [NAV-06]', async () => {
  const user = userEvent.setup();
  openedAt('/casino?modal=login&modal=rakeback&keep=1');
  await user.click(screen.getByText('Close'));
  await waitFor(() => expect(stack()).toBe('login'));
  expect(address()).toBe('/casino?modal=login&keep=1');
  await user.click(screen.getByText('Close'));
  await waitFor(() => expect(address()).toBe('/casino?keep=1'));
  window.history.forward();
  await waitFor(() => expect(stack()).toBe('login'));
});

test('an entry the player comes back to, or reloads, gets no steps a second time [NAV-06]', () => {
  openedAt('/casino?modal=login&modal=rakeback');
  const { length, state } = window.history;
  addModalHistoryEntries(window, '');
  expect(window.history.length).toBe(length);
  expect(window.history.state).toEqual(state);
});

test('an address without modals, or with one that its page opened by a plain link, stays as it is', () => {
  expect(openedAt('/casino?keep=1').steps).toBe(0);
  cleanup();
  expect(openedAt('/casino?keep=1&modal=jackpot').steps).toBe(0);
  cleanup();
  expect(openedAt('/casino?keep=1&modal=login', `${window.location.origin}/casino?keep=1`).steps).toBe(0);
});
