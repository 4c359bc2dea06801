import { ModalPropsContext } from '@baize/links/modal-props';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { toasts } from '@baize/ui/toasts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completePlayerFixture, createFakeAccountApi, ok } from '../testing/fake-account.ts';
import { LinkedProfileDialog } from './linked-profile-dialog.tsx';

const close = vi.fn();

beforeEach(() => close.mockReset());

afterEach(() => {
  cleanup();
  toasts.clear();
  sessionStorage.clear();
});

async function open(parts: Partial<TestProvidersProps> & Pick<TestProvidersProps, 'api'>) {
  render(
    <TestProviders viewer="player" player={completePlayerFixture()} {...parts}>
      <ModalPropsContext value={{ open: true, close, onExited: () => undefined }}>
        <LinkedProfileDialog />
      </ModalPropsContext>
    </TestProviders>,
  );
  await screen.findByRole('button', { name: 'Link your account' });
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Link your account' });
const retype = async (name: string, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};

test('a signed-in player links the account by an update of the profile that says so; what was saved is told and the dialog goes [PRF-04] [PRF-03]', async () => {
  const { api, asked } = createFakeAccountApi({
    'update-user-details': () => ok({ success: true }, 'Saved, Marisol.'),
  });
  await open({ api });
  expect(screen.getByRole('dialog', { name: 'Link your account' })).toBeTruthy();
  expect(screen.getByText(/joined to the one you already have elsewhere/)).toBeTruthy();
  expect(box('First name').readOnly).toBe(true);
  await retype('City', 'Delft');
  await retype('Nickname', 'sol');
  await userEvent.click(update());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(toasts.list()).toMatchObject([
    { tone: 'success', title: 'Saved, Marisol.', text: 'Your account is linked. Changed: City and Nickname' },
  ]);
  expect(asked.filter(({ call }) => call === 'update-user-details')).toMatchObject([
    { body: { city: 'Delft', nickname: 'sol', updateFrom: 'Linked Account', linkAccount: true } },
  ]);
});

test('a player whose details are right links the account without a change [PRF-04]', async () => {
  const { api, asked } = createFakeAccountApi({
    'update-user-details': () => ok({ success: true }, 'Saved, Marisol.'),
  });
  await open({ api });
  await userEvent.click(screen.getByRole('button', { name: 'Link your account' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(toasts.list()).toMatchObject([{ title: 'Saved, Marisol.', text: 'Your account is linked.' }]);
  expect(asked.filter(({ call }) => call === 'update-user-details')).toMatchObject([
    { body: { updateFrom: 'Linked Account', linkAccount: true } },
  ]);
});

test('a link without an answer is not taken for made, and is tried again [PRF-04]', async () => {
  const { api } = createFakeAccountApi({ 'update-user-details': () => Response.error() });
  await open({ api });
  await userEvent.click(screen.getByRole('button', { name: 'Link your account' }));
  await screen.findByRole('alert');
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Link your account' }).disabled).toBe(false);
});

test('what the platform finds wrong stands at its field, its message in a banner, and the dialog stays [PRF-04] [PRF-01]', async () => {
  const refusal = { success: false, message: 'No.', errors: { zipCode: 'form.validation.invalid.format' } };
  const { api } = createFakeAccountApi({
    'update-user-details': () => Response.json(refusal, { status: 400 }),
  });
  await open({ api });
  await retype('Postal code', '301');
  await userEvent.click(update());
  await screen.findByText('Invalid format');
  expect(screen.getByRole('alert').textContent).toContain('No.');
  await waitFor(() => expect(document.activeElement).toBe(box('Postal code')));
  expect(close).not.toHaveBeenCalled();
});

test('a brand whose changes reset the verification says so before [PRF-04] [PRF-03]', async () => {
  await open({ ...createFakeAccountApi(), brand: { policies: { resetKycOnProfileChange: true } } });
  const warning = await screen.findByText(
    'Saving a change asks for your documents again, unless only your nickname changes.',
  );
  expect(warning.compareDocumentPosition(update())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a link whose changes took the approval says that documents are needed again [PRF-04] [PRF-03]', async () => {
  const player = completePlayerFixture({ kycStatus: 'APPROVED' });
  const getUser = { ...player.getUser, city: 'Delft', kycStatus: 'NOT_STARTED' };
  const { api } = createFakeAccountApi({ 'update-user-details': () => ok({ success: true, getUser }) });
  await open({ api, player, brand: { policies: { resetKycOnProfileChange: true } } });
  await retype('City', 'Delft');
  await userEvent.click(update());
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(toasts.list()[0]?.text).toBe(
    'Your account is linked. Your details have changed, so your documents are needed again. Changed: City',
  );
});

test('a link without a change asks for no documents again, and one with a change does [PRF-04] [PRF-03]', async () => {
  const { api, asked } = createFakeAccountApi({
    'update-user-details': () => ok({ success: true }, 'Saved, Marisol.'),
  });
  const bodies = () => asked.filter(({ call }) => call === 'update-user-details').map(({ body }) => body);
  await open({ api, brand: { policies: { resetKycOnProfileChange: true } } });
  await userEvent.click(screen.getByRole('button', { name: 'Link your account' }));
  await waitFor(() => expect(bodies()).toHaveLength(1));
  expect(bodies()[0]).not.toHaveProperty('onChangeResetKyc');
  await retype('City', 'Delft');
  await userEvent.click(update());
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[1]).toMatchObject({ onChangeResetKyc: true });
});

test('closing asks about changes that are not saved: they stay, or are given up [PRF-04]', async () => {
  await open(createFakeAccountApi());
  await retype('City', 'Delft');
  await userEvent.keyboard('{Escape}');
  const stay = await screen.findByRole('button', { name: 'Keep editing' });
  expect(document.activeElement).toBe(stay);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(stay);
  expect(screen.queryByText(/Close without saving them/)).toBeNull();
  expect(box('City').value).toBe('Delft');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(close).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('baize.form-drafts') ?? '').not.toContain('Delft');
});

test('without changes it closes at once', async () => {
  await open(createFakeAccountApi());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
});
