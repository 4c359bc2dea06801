import { queryKeys } from '@baize/api/queries/keys';
import { userDetailsQuery } from '@baize/api/queries/user-details';
import { PlayerBoundary, useApi } from '@baize/player';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createFakeApi, ok, errorResponse } from '../testing/create-fake-api.ts';
import { DetailsNotice } from './details-notice.tsx';

afterEach(cleanup);

/** The state a login leaves behind whose reading of the player has failed. */
function Unread() {
  const cache = useQueryClient();
  const api = useApi();
  const [ready, setReady] = useState(false);
  if (ready) return <DetailsNotice />;
  cache.removeQueries({ queryKey: queryKeys.userDetails });
  void cache
    .query({ ...userDetailsQuery(api), retry: false })
    .catch(() => undefined)
    .then(() => setReady(true));
  return null;
}

function afterLogin(details: () => Response) {
  const { api } = createFakeApi({ 'get-user-details': () => details() });
  render(
    <TestProviders viewer="player" api={api}>
      <PlayerBoundary>
        <Unread />
      </PlayerBoundary>
    </TestProviders>,
  );
}

const WORDS = /You are logged in, but your account details could not be loaded/;

test('a login that stands though the account could not be read says why there is no balance, until it is read [SES-01]', async () => {
  let down = true;
  afterLogin(() => (down ? errorResponse(500)() : ok(playerFixture())()));
  expect(await screen.findByText(WORDS, {}, { timeout: 5_000 })).toBeTruthy();
  down = false;
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull(), { timeout: 9_000 });
}, 20_000);

test('the player may ask again at once where nothing asks by itself', async () => {
  const user = userEvent.setup();
  let refused = true;
  afterLogin(() => (refused ? errorResponse(422)() : ok(playerFixture())()));
  const again = await screen.findByRole('button', { name: 'Try again' });
  refused = false;
  await user.click(again);
  await waitFor(() => expect(screen.queryByText(WORDS)).toBeNull());
});

test('where the details are there, nothing is said', async () => {
  const { api } = createFakeApi({});
  render(
    <TestProviders viewer="player" api={api}>
      <PlayerBoundary>
        <DetailsNotice />
      </PlayerBoundary>
    </TestProviders>,
  );
  expect((await screen.findByRole('status')).textContent).toBe('');
});
