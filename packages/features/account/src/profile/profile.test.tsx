import type { UserDetails } from '@baize/api/endpoints/session';
import { PlayerProviders } from '@baize/player/player-providers';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createFakeAccountApi, completePlayerFixture, ok } from '../testing/fake-account.ts';
import { PlayerProfile } from './player-profile.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

async function open(
  player: UserDetails,
  parts: Partial<TestProvidersProps> & Pick<TestProvidersProps, 'api'>,
) {
  render(
    <TestProviders viewer="player" player={player} {...parts}>
      <PlayerProviders>
        <PlayerProfile />
      </PlayerProviders>
    </TestProviders>,
  );
  await screen.findByRole('button', { name: 'Update profile' });
}

const update = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Update profile' });
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const sentBy = (asked: { call: string; body: unknown }[]) =>
  asked.filter(({ call }) => call === 'update-user-details').map(({ body }) => body);
const retype = async (name: string, text: string) => {
  await userEvent.clear(box(name));
  if (text !== '') await userEvent.type(box(name), text);
};

test('what is filled and fixed is locked and stands first; the rest can be changed [PRF-02]', async () => {
  await open(completePlayerFixture({ kycStatus: 'APPROVED' }), createFakeAccountApi());
  for (const name of [
    'First name',
    'Last name',
    'E-mail',
    'Date of birth',
    'Phone',
    'Country',
    'Street and number',
  ])
    expect(box(name).readOnly, name).toBe(true);
  const hint = (name: string) => document.getElementById(box(name).getAttribute('aria-describedby') ?? '');
  for (const name of ['First name', 'Last name', 'Date of birth', 'Country'])
    expect(hint(name)?.textContent, name).toBe('Locked. Support can correct it.');
  expect(hint('Street and number')?.textContent).toBe(
    'Locked, because your documents were approved with it. Support can correct it.',
  );
  for (const name of ['E-mail', 'Phone']) {
    expect(hint(name)?.textContent, name).toBe('Locked. Change it in the settings: E-mail and phone.');
    expect(hint(name)?.querySelector('a')?.getAttribute('href')).toBe('/profile/change-password');
  }
  expect(box('Date of birth').value).toBe('14 March 1991');
  expect(box('Country').value).toBe('Netherlands');
  expect(box('Phone').value).toContain('+31 612345678');
  for (const name of ['City', 'Postal code', 'Nickname']) expect(box(name).readOnly, name).toBe(false);
  const order = screen.getAllByRole('textbox').map((one) => one.getAttribute('readonly') !== null);
  expect(order).toEqual(order.toSorted((one, other) => Number(other) - Number(one)));
});

test('Update waits for a change, counts what is not saved, sends empty fields as null and says what the platform says [PRF-01] [PRF-03]', async () => {
  const saved = completePlayerFixture({ nickname: 'sol', city: null }).getUser;
  const { api, asked } = createFakeAccountApi({
    'update-user-details': () => ok({ success: true, getUser: saved }, 'Saved, Marisol.'),
  });
  await open(completePlayerFixture(), { api });
  expect(update().disabled).toBe(true);
  await retype('Nickname', 'sol');
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  await retype('City', '');
  expect(screen.getByText('2 changes not saved')).toBeTruthy();
  await userEvent.click(update());
  const told = (await screen.findByText('Saved, Marisol.')).closest('[role=alert]');
  // Beside the button, which is off now: the focus that it had goes there.
  expect(told?.compareDocumentPosition(box('Nickname'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(sentBy(asked)).toEqual([
    {
      city: null,
      zipCode: '3012 BL',
      address: 'Witte de Withstraat 21',
      gender: 'Not to say',
      nickname: 'sol',
      updateFrom: 'Profile Page',
    },
  ]);
  expect(update().disabled).toBe(true);
});

test('success false is an error like any other: its words stand in a banner and nothing typed is lost [PRF-01]', async () => {
  const { api } = createFakeAccountApi({ 'update-user-details': () => ok({ success: false }, 'Not today.') });
  await open(completePlayerFixture(), { api });
  await retype('City', 'Delft');
  await userEvent.click(update());
  expect((await screen.findByRole('alert')).textContent).toContain('Not today.');
  expect(box('City').value).toBe('Delft');
  expect(update().disabled).toBe(false);
});

test('what the platform finds wrong with a field is said at that field, until it is changed [PRF-01] [VAL-06]', async () => {
  const refusal = { success: false, message: 'No.', errors: { zipCode: 'form.validation.invalid.format' } };
  const { api } = createFakeAccountApi({
    'update-user-details': () => Response.json(refusal, { status: 400 }),
  });
  await open(completePlayerFixture(), { api });
  await retype('Postal code', '301');
  await userEvent.click(update());
  await screen.findByText('Invalid format');
  expect(box('Postal code').getAttribute('aria-invalid')).toBe('true');
  expect(box('Postal code').getAttribute('aria-describedby')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(box('Postal code')));
  await userEvent.type(box('Postal code'), '2');
  expect(screen.queryByText('Invalid format')).toBeNull();
});

test('a field whose flag is 0 is not asked, and without the flags all are [PRF-08]', async () => {
  const { api } = createFakeAccountApi({ 'get-registration-fields': () => ok({ gender: 0, nickname: 0 }) });
  await open(completePlayerFixture(), { api });
  expect(screen.queryByLabelText('Nickname')).toBeNull();
  expect(screen.queryByText('Gender')).toBeNull();
  cleanup();
  const failing = createFakeAccountApi({
    'get-registration-fields': () => Response.json({}, { status: 500 }),
  });
  await open(completePlayerFixture(), { api: failing.api });
  expect(box('Nickname')).toBeTruthy();
});

test('the currency stands among what is fixed, and not where its flag is 0 [PRF-01] [PRF-08]', async () => {
  await open(completePlayerFixture(), createFakeAccountApi());
  expect([box('Currency').value, box('Currency').readOnly]).toEqual(['EUR · Euro', true]);
  cleanup();
  await open(completePlayerFixture({ currencyCode: 'USDT' }), createFakeAccountApi());
  expect(box('Currency').value).toBe('USDT');
  cleanup();
  const { api } = createFakeAccountApi({ 'get-registration-fields': () => ok({ currencyCode: 0 }) });
  await open(completePlayerFixture(), { api });
  expect(screen.queryByLabelText('Currency')).toBeNull();
});

test('names are required, and what is wrong is told once the button is pressed, with nothing sent', async () => {
  const { api, asked } = createFakeAccountApi();
  await open(completePlayerFixture({ firstName: null, isEmailVerified: false }), { api });
  await retype('E-mail', 'mari<>sol');
  expect(box('E-mail').value).toBe('marisol');
  await userEvent.click(update());
  expect(screen.getByText('Required')).toBeTruthy();
  expect(screen.getByText('Invalid format')).toBeTruthy();
  expect(sentBy(asked)).toEqual([]);
});

test('of 255 characters none is cut off, whatever their size, and of more it is said [VAL-04]', async () => {
  await open(completePlayerFixture(), createFakeAccountApi());
  for (const [count, said] of [
    [255, ''],
    [256, 'Must be 255 characters or less'],
  ] as const) {
    await userEvent.clear(box('City'));
    await userEvent.click(box('City'));
    await userEvent.paste('🏠'.repeat(count));
    await userEvent.tab();
    expect(box('City').value).toBe('🏠'.repeat(count));
    const note = box('City').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(note)?.textContent ?? '').toBe(said);
  }
});

test('an address that stands for none is blank, an unconfirmed one can be confirmed from here', async () => {
  const placeholder = '0b8c1a52-6c1f-4f0e-9b57-2f0f3a1f7f10@empty-email.invalid';
  await open(completePlayerFixture({ email: placeholder, isEmailVerified: false }), createFakeAccountApi());
  expect(box('E-mail').value).toBe('');
  expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull();
  cleanup();
  const { api, asked } = createFakeAccountApi({ 'resend-verification': () => ok({}) });
  await open(completePlayerFixture({ isEmailVerified: false }), { api });
  await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
  await screen.findByText(/we have sent a new link/);
  expect(asked.map(({ call }) => call)).toContain('resend-verification');
});

test('an unset date of birth opens at 18 years ago and is sent as null until it is chosen [PRF-03]', async () => {
  const { api, asked } = createFakeAccountApi({ 'update-user-details': () => ok({ success: true }) });
  await open(completePlayerFixture({ dateOfBirth: '1900-01-01' }), { api });
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  const year = screen.getByLabelText<HTMLSelectElement>('Year');
  expect(year.options.length).toBeGreaterThanOrEqual(100);
  expect(Number(year.value)).toBeGreaterThan(2000);
  await retype('City', 'Delft');
  await userEvent.click(update());
  await screen.findByText('Your profile is saved.');
  expect(sentBy(asked)[0]).toMatchObject({ dateOfBirth: null });
});

test('a date of birth that is half chosen stays as it is, and is not sent without its day [PRF-03] [VAL-05]', async () => {
  const { api, asked } = createFakeAccountApi({ 'update-user-details': () => ok({ success: true }) });
  await open(completePlayerFixture({ dateOfBirth: null }), { api });
  const list = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
  const choose = (name: string, value: string) => userEvent.selectOptions(list(name), value);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  const openedAt = ['Year', 'Month', 'Day'].map((name) => list(name).value);
  await choose('Year', '1988');
  await choose('Month', '12');
  await choose('Day', '31');
  await choose('Month', '02');
  expect(['Year', 'Month', 'Day'].map((name) => list(name).value)).toEqual(['1988', '02', '']);
  await retype('City', 'Delft');
  await userEvent.click(update());
  expect(screen.getByText('Required')).toBeTruthy();
  expect(sentBy(asked)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo changes' }));
  expect(['Year', 'Month', 'Day'].map((name) => list(name).value)).toEqual(openedAt);
  await choose('Year', '1988');
  await choose('Month', '02');
  await choose('Day', '29');
  await userEvent.click(update());
  await screen.findByText('Your profile is saved.');
  expect(sentBy(asked)).toMatchObject([{ dateOfBirth: '1988-02-29' }]);
});

test('where the documents stand is told beside the form, and as a whole by a badge', async () => {
  await open(completePlayerFixture(), createFakeAccountApi());
  expect(screen.getByText('Being checked')).toBeTruthy();
  expect(await screen.findByText('Confirmed')).toBeTruthy();
  expect(screen.getByText('Rejected')).toBeTruthy();
});
