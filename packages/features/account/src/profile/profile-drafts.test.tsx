import { PlayerProviders } from '@baize/player/player-providers';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createFakeAccountApi, completePlayerFixture, ok } from '../testing/fake-account.ts';
import { PlayerProfile } from './player-profile.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open(player = completePlayerFixture()) {
  const { api, asked } = createFakeAccountApi({ 'update-user-details': () => ok({ success: true }) });
  render(
    <TestProviders viewer="player" player={player} api={api}>
      <PlayerProviders>
        <PlayerProfile />
      </PlayerProviders>
    </TestProviders>,
  );
  await screen.findByRole('button', { name: 'Update profile' });
  return asked;
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const kept = () => sessionStorage.getItem('baize.form-drafts') ?? '';
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update profile' }));

test('what was typed stands again after a forced login, and is kept no more once it is saved or given up', async () => {
  const forms = { profile: { city: 'Delft', nickname: 7, firstName: 'Nobody' } };
  sessionStorage.setItem('baize.form-drafts', JSON.stringify({ owner: '7', forms }));
  await open();
  expect(box('City').value).toBe('Delft');
  // What is locked is the platform's, whatever a draft says.
  expect(box('First name').value).toBe('Marisol');
  await userEvent.type(box('City'), '!');
  expect(kept()).toContain('Delft!');
  await update();
  await screen.findByText('Your profile is saved.');
  expect(kept()).not.toContain('Delft');
  await userEvent.type(box('Nickname'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(box('Nickname').value).toBe('solmar');
  expect(kept()).not.toContain('solmarx');
});

test('a phone takes digits alone, drops its own code, and no more of them once it is too long for its country [VAL-02]', async () => {
  const asked = await open(completePlayerFixture({ phone: null }));
  const phone = screen.getByLabelText<HTMLInputElement>('Phone');
  await userEvent.type(phone, '6-1a2');
  expect(phone.value).toBe('612');
  await update();
  await screen.findByText('This phone number is too short');
  await userEvent.clear(phone);
  await userEvent.paste('+31 6 1234 5678');
  await waitFor(() => expect(phone.value).toBe('612345678'));
  await userEvent.type(phone, '999999999');
  const longest = phone.value;
  await userEvent.type(phone, '9');
  expect(phone.value).toBe(longest);
  await update();
  await screen.findByText('This phone number is too long');
  await userEvent.clear(phone);
  await update();
  await screen.findByText('Required');
  expect(asked.map(({ call }) => call)).not.toContain('update-user-details');
});

test('a phone number pasted with the code of another country is sent with that code', async () => {
  const asked = await open(completePlayerFixture({ phone: null, phoneCode: null }));
  const phone = box('Phone');
  const code = screen.getByRole('combobox', { name: 'Country code' });
  // The codes come with the countries.
  await waitFor(async () => {
    await userEvent.clear(phone);
    await userEvent.paste('+49 170 1234567');
    expect(phone.value).toBe('1701234567');
  });
  expect(code.textContent).toContain('+49');
  await update();
  await screen.findByText('Your profile is saved.');
  const sent = asked.find(({ call }) => call === 'update-user-details');
  expect(sent?.body).toMatchObject({ phoneCode: '49', phone: '1701234567' });
});

test('a number typed with its trunk prefix is shown without it once the box is left [VAL-02]', async () => {
  await open(completePlayerFixture({ phone: null }));
  await userEvent.type(box('Phone'), '0687654321');
  await userEvent.tab();
  await waitFor(() => expect(box('Phone').value).toBe('687654321'));
  expect(kept()).toContain('"687654321"');
});

test('on Enter a number is sent without its trunk prefix, and an undone one stays undone [VAL-02] [PRF-01]', async () => {
  const asked = await open(completePlayerFixture({ phone: null }));
  await userEvent.type(box('Phone'), '0687654321');
  await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(box('Phone').value).toBe('');
  await userEvent.type(box('Phone'), '0687654321{Enter}');
  await screen.findByText('Your profile is saved.');
  const sent = asked.find(({ call }) => call === 'update-user-details');
  expect(sent?.body).toMatchObject({ phone: '687654321' });
});
