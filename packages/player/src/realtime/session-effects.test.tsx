import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useModals } from '@baize/links/modals';
import { TestProviders } from '../testing/test-providers.tsx';
import { SessionEffects } from './session-effects.tsx';
import { sessionRefused } from '../session/session-refused.ts';
import { sessionStore } from '../session/session.ts';

beforeEach(() => {
  sessionStore.dispatch({ type: 'signedIn' });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

let visits: string[] = [];

function Page() {
  const { pathname, search } = useLocation();
  const { close } = useModals();
  if (visits.at(-1) !== pathname + search) visits.push(pathname + search);
  return (
    <>
      <SessionEffects />
      <input aria-label="Draft" />
      <button type="button" onClick={() => close('login')}>
        Done
      </button>
    </>
  );
}

function open(address: string) {
  visits = [];
  render(
    <TestProviders url={address}>
      <Page />
    </TestProviders>,
  );
  return userEvent.setup();
}

test('a session that ends leads once to the login over the same page, the rest of the query kept [HTTP-02]', async () => {
  open('/cashback?cpnc=7&modal=rakeback');
  act(() => {
    for (let call = 0; call < 20; call += 1) sessionRefused('SESSION_EXPIRED');
  });
  const withLogin = '/cashback?cpnc=7&modal=rakeback&modal=login';
  await waitFor(() => expect(visits).toEqual(['/cashback?cpnc=7&modal=rakeback', withLogin]));
});

test('what was typed is still there after the session ended, and so is the place after the login [HTTP-02]', async () => {
  const user = open('/cashback?modal=rakeback');
  await user.type(screen.getByLabelText('Draft'), 'half a sentence');
  act(() => sessionRefused('SESSION_EXPIRED'));
  await waitFor(() => expect(visits.at(-1)).toContain('modal=login'));
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('half a sentence');
  await user.click(screen.getByText('Done'));
  await waitFor(() => expect(visits.at(-1)).toBe('/cashback?modal=rakeback'));
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('half a sentence');
});

test('a login that is open already is not opened again [HTTP-02]', async () => {
  open('/?modal=login');
  act(() => sessionRefused('SESSION_EXPIRED'));
  await waitFor(() => expect(sessionStore.get().phase).toBe('signed-out'));
  expect(visits).toEqual(['/?modal=login']);
});
