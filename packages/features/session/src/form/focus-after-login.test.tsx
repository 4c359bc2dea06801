import { ModalLink } from '@baize/links';
import { ModalHost } from '@baize/links/modals';
import { createSessionStore, SessionContext, useSession } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { Dialog } from '@baize/ui/dialog';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionFeature } from '../feature.ts';
import { createFakeApi, errorResponse } from '../testing/create-fake-api.ts';
import '../login/login-dialog.tsx';
import '../sign-up/sign-up-dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A dialog with a way in of its own. */
function Club() {
  const { phase } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        The club
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="The club" closeLabel="Close">
        {phase === 'signed-in' ? 'Yours' : <ModalLink modal="login">Members</ModalLink>}
      </Dialog>
    </>
  );
}

function Page() {
  const { phase } = useSession();
  return (
    <>
      {phase === 'signed-in' ? null : <ModalLink modal="login">Come in</ModalLink>}
      {phase === 'signed-in' ? null : <ModalLink modal="sign-up">Join us</ModalLink>}
      <main id="content" tabIndex={-1}>
        <ModalLink modal="login">Play</ModalLink>
        <Club />
      </main>
      <ModalHost />
    </>
  );
}

const NO_LISTS = Object.fromEntries(
  ['get-registration-fields', 'get-location', 'get-all-country', 'get-currencies'].map((call) => [
    call,
    errorResponse(404),
  ]),
);

/** A visitor who has come to a form by keyboard. */
async function ledBy(name: string) {
  const store = createSessionStore({
    storeEnd: () => undefined,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  store.dispatch({ type: 'tokenMissing' });
  const { api } = createFakeApi(NO_LISTS);
  render(
    <TestProviders api={api} brand={{ features: [sessionFeature] }}>
      <SessionContext value={store}>
        <Page />
      </SessionContext>
    </TestProviders>,
  );
  const user = userEvent.setup();
  if (name === 'Members') await user.click(screen.getByText('The club'));
  const way = await screen.findByText(name);
  act(() => way.focus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /Log in|Create account/ });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return { store, user };
}

const gone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: /Log in|Create account/ })).toBeNull());
const focused = () => document.activeElement;

test.each(['Come in', 'Join us'])(
  'whoever is in and came by a way that is gone then goes on at the page [NAV-07]: %s',
  async (way) => {
    const { store } = await ledBy(way);
    act(() => store.dispatch({ type: 'signedIn' }));
    await gone();
    await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  },
);

test('whoever came in over a dialog goes on in that one [NAV-07]', async () => {
  const { store } = await ledBy('Members');
  act(() => store.dispatch({ type: 'signedIn' }));
  await gone();
  await waitFor(() => expect(focused()).toBe(screen.getByRole('dialog', { name: 'The club' })));
});

test('where the way still stands the focus goes back to it, as for whoever only closes the form [NAV-07]', async () => {
  const { store } = await ledBy('Play');
  act(() => store.dispatch({ type: 'signedIn' }));
  await gone();
  await waitFor(() => expect(focused()).toBe(screen.getByText('Play')));
  cleanup();
  const { user } = await ledBy('Come in');
  await user.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(focused()).toBe(screen.getByText('Come in')));
});
