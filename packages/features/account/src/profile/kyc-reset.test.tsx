import type { ApiClient } from '@baize/api/client';
import type { UserDetails } from '@baize/api/endpoints/session';
import { PlayerProviders } from '@baize/player/player-providers';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createFakeAccountApi, completePlayerFixture, DOCUMENTS, ok } from '../testing/fake-account.ts';
import { PlayerProfile } from './player-profile.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** The profile at a brand whose changes reset the verification. */
async function open(player: UserDetails, api: ApiClient) {
  render(
    <TestProviders
      viewer="player"
      player={player}
      api={api}
      brand={{ policies: { resetKycOnProfileChange: true } }}
    >
      <PlayerProviders>
        <PlayerProfile />
      </PlayerProviders>
    </TestProviders>,
  );
  await screen.findByRole('button', { name: 'Update profile' });
}

const updateButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update profile' });
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const retype = async (name: string, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};

const RESET_WARNING = 'Saving a change asks for your documents again, unless only your nickname changes.';

test('a brand whose changes reset the verification sends that, and says before the button what a change takes [PRF-03]', async () => {
  const { api, asked } = createFakeAccountApi({ 'update-user-details': () => ok({ success: true }) });
  await open(completePlayerFixture(), api);
  const warning = await screen.findByText(RESET_WARNING);
  expect(warning.compareDocumentPosition(updateButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(warning.compareDocumentPosition(box('Nickname'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await retype('City', 'Delft');
  await userEvent.click(updateButton());
  await screen.findByText('Your profile is saved.');
  expect(asked.find(({ call }) => call === 'update-user-details')?.body).toMatchObject({
    city: 'Delft',
    onChangeResetKyc: true,
  });
});

test.each([
  ['no document of theirs is confirmed', 'get-documents', { documents: [DOCUMENTS[1]] }],
  [
    'nothing but the nickname can be changed',
    'get-registration-fields',
    { gender: 0, city: 0, zipCode: 0, address: 0, nickname: 1 },
  ],
])('who has nothing to lose is not warned: %s [PRF-03]', async (_why, call, answer) => {
  const { api, asked } = createFakeAccountApi({ [call]: () => ok(answer) });
  await open(completePlayerFixture(), api);
  await waitFor(() => expect(asked.map(({ call: name }) => name)).toContain('get-documents'));
  await screen.findByText('Rejected');
  expect(screen.queryByText(RESET_WARNING)).toBeNull();
});

function createResettingApi() {
  const approved = completePlayerFixture({ kycStatus: 'APPROVED' });
  let documents = DOCUMENTS.filter(({ status }) => status === 'confirmed');
  const { api, asked } = createFakeAccountApi({
    'get-documents': () => ok({ documents }),
    'update-user-details': (body) => {
      const isReset = typeof body === 'object' && body !== null && 'city' in body && body.city === 'Delft';
      if (!isReset) return ok({ success: true, getUser: { ...approved.getUser, nickname: 'sol' } });
      documents = documents.map((document) => ({ ...document, status: 'requested' as const }));
      return ok({ success: true, getUser: { ...approved.getUser, city: 'Delft', kycStatus: 'NOT_STARTED' } });
    },
  });
  return { api, asked, approved };
}

test('documents that a save has taken are read again, asked for beside the button, and no longer warned of [PRF-03] [PRF-07]', async () => {
  const { api, approved } = createResettingApi();
  await open(approved, api);
  await screen.findByText('Confirmed');
  await retype('City', 'Delft');
  await userEvent.click(updateButton());
  await screen.findByText('Requested');
  expect(screen.queryByText('Confirmed')).toBeNull();
  const told = screen.getByRole('alert');
  expect(told.textContent).toContain('Your details have changed, so your documents are needed again.');
  expect(within(told).getByRole('link', { name: 'See your documents' })).toBeTruthy();
  expect(screen.queryByText(RESET_WARNING)).toBeNull();
});

test('a save that takes no document asks for none [PRF-03]', async () => {
  const { api, approved } = createResettingApi();
  await open(approved, api);
  await screen.findByText('Confirmed');
  await retype('Nickname', 'sol');
  await userEvent.click(updateButton());
  await screen.findByText('Your profile is saved.');
  expect(screen.getByRole('alert').textContent).not.toContain('needed again');
  expect(screen.getByText('Confirmed')).toBeTruthy();
});
