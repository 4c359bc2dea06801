import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderSignUp } from '../testing/sign-up-harness.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('the e-mail’s box takes letters, digits and @ . _ % + - alone, typed or pasted [VAL-01]', async () => {
  const { user, box, note } = renderSignUp();
  await user.type(box('E-mail'), 'a n"n,(smith)@ex%ample.co');
  expect(box('E-mail').value).toBe('annsmith@ex%ample.co');
  await user.clear(box('E-mail'));
  await user.paste(' <ann+x@example.com>; ');
  expect(box('E-mail').value).toBe('ann+x@example.com');
  await user.clear(box('E-mail'));
  await user.tab();
  await waitFor(() => expect(note('E-mail')).toBe('Required'));
  await user.type(box('E-mail'), 'ann@example');
  await waitFor(() => expect(note('E-mail')).toBe('Invalid format'));
});

test('the phone’s box takes digits alone, and none more once the number is too long [VAL-02]', async () => {
  const { user, box, note } = renderSignUp();
  await user.type(box('Phone'), '6-1 2a');
  expect(box('Phone').value).toBe('612');
  await user.tab();
  await waitFor(() => expect(note('Phone')).toBe('This phone number is too short'));
  await user.type(box('Phone'), '345678');
  await waitFor(() => expect(note('Phone')).toBe('Number looks complete'));
  await user.type(box('Phone'), '9999999');
  await waitFor(() => expect(note('Phone')).toBe('This phone number is too long'));
  const full = box('Phone').value;
  await user.type(box('Phone'), '7777');
  expect(box('Phone').value).toBe(full);
  await user.clear(box('Phone'));
  await waitFor(() => expect(note('Phone')).toBe('Required'));
});

test('a number pasted with its code loses the code [VAL-02]', async () => {
  const { user, box } = renderSignUp();
  await user.click(box('Phone'));
  await user.paste('+31 6 1234 5678');
  expect(box('Phone').value).toBe('612345678');
});

test('a number loses its trunk prefix once its field is left, and as soon as it is pasted with its code [VAL-02]', async () => {
  const { user, box, note } = renderSignUp();
  await user.type(box('Phone'), '0687654321');
  await waitFor(() => expect(note('Phone')).toBe('Number looks complete'));
  expect(box('Phone').value).toBe('0687654321');
  await user.tab();
  expect(box('Phone').value).toBe('687654321');
  await user.clear(box('Phone'));
  await user.click(box('Phone'));
  await user.paste('+31 (0) 6 8765 4321');
  expect(box('Phone').value).toBe('687654321');
});

test('the password’s list is ticked off while it is typed, by what the brand asks [VAL-03]', async () => {
  const password = { min: 8, digit: true, special: true, uppercase: true };
  const { user, box, note } = renderSignUp({ settings: { formFieldsValidation: { password } } });
  const lines = () =>
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter((text) => text.includes('('));
  expect(lines()).toEqual([
    'At least 8 characters (not yet)',
    'A number (not yet)',
    'A special character (not yet)',
    'A capital letter (not yet)',
  ]);
  await user.type(box('Password'), 'baize-26');
  expect(lines().filter((line) => line.includes('done'))).toHaveLength(3);
  await user.tab();
  await waitFor(() => expect(note('Password')).toBe('Must contain at least one uppercase character'));
  await user.clear(box('Password'));
  await user.type(box('Password'), 'B-2');
  await waitFor(() => expect(note('Password')).toBe('Must be at least 8 characters'));
  // The list leaves out what the error says, and nothing else that is missing.
  await user.clear(box('Password'));
  await user.type(box('Password'), 'short');
  await waitFor(() => expect(note('Password')).toBe('Must contain numbers'));
  expect(lines()).toEqual([
    'At least 8 characters (missing)',
    'A special character (missing)',
    'A capital letter (missing)',
  ]);
  await user.clear(box('Password'));
  await user.click(box('Password'));
  await user.paste(`Aa-1${'x'.repeat(252)}`);
  await waitFor(() => expect(note('Password')).toBe('Must be 255 characters or less'));
});

test('names are needed, and may have 255 characters [VAL-04]', async () => {
  const { user, box, note } = renderSignUp();
  await user.click(box('First name'));
  await user.tab();
  await waitFor(() => expect(note('First name')).toBe('Required'));
  await user.click(box('Last name'));
  await user.paste('x'.repeat(256));
  await user.tab();
  await waitFor(() => expect(note('Last name')).toBe('Must be 255 characters or less'));
});

test('a date of birth is one of a hundred years, and its owner is eighteen [VAL-05]', async () => {
  const { user, box, note } = renderSignUp();
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  const years = Array.from(screen.getByLabelText<HTMLSelectElement>('Year').options, ({ value }) => value);
  expect(years.filter(Boolean)).toHaveLength(100);
  await user.selectOptions(box('Year'), years[1] ?? '');
  await user.selectOptions(box('Month'), '12');
  await user.selectOptions(box('Day'), '31');
  await waitFor(() => expect(note('Year')).toContain('You must be at least 18 years old'));
  expect(box('Year').getAttribute('aria-invalid')).toBe('true');
  await user.selectOptions(box('Year'), '1990');
  await waitFor(() => expect(note('Year')).not.toContain('You must be at least'));
});

test('a date of birth is typed or pasted whole, and told apart: too young, no date, none [VAL-05] [VAL-06]', async () => {
  const { user, box, note } = renderSignUp();
  const type = async (text: string) => {
    await user.clear(box('Date of birth'));
    if (text !== '') await user.type(box('Date of birth'), text);
    await user.tab();
  };
  for (const [typed, message] of [
    ['12/31/2020', 'You must be at least 18 years old'],
    ['02/30/1990', 'Enter a real date, such as 12/31/1990'],
    ['31.12.90', 'Enter a real date, such as 12/31/1990'],
    ['', 'Required'],
  ] as const) {
    await type(typed);
    await waitFor(() => expect(note('Date of birth')).toBe(message));
  }
  await user.click(box('Date of birth'));
  await user.paste('1990-06-15');
  await user.tab();
  await waitFor(() => expect(box('Date of birth').getAttribute('aria-invalid')).toBeNull());
  expect(box('Date of birth').value).toBe('06/15/1990');
});

test('a field the brand does not use is not there [PRF-08]', () => {
  const gone = ['phone', 'dateOfBirth', 'firstName', 'bonusCode', 'referralCode', 'newsletter'];
  renderSignUp({ start: { isFieldUsed: (field) => !gone.includes(field) } });
  expect(screen.queryByLabelText('Phone')).toBeNull();
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
  expect(screen.queryByLabelText('First name')).toBeNull();
  expect(screen.queryByText('I have a code')).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /news/ })).toBeNull();
  expect(screen.getByLabelText('Last name')).toBeTruthy();
});

test('the place of the visit presets country, code and currency [HTTP-07]', async () => {
  const { box } = renderSignUp();
  expect(box('Country').textContent).toContain('Netherlands');
  expect(box('Country code').textContent).toContain('+31');
  expect(box('Currency').textContent).toContain('EUR');
});

test('a friend’s code is sent with the sign-up, and a draft without one does not take it away [PRO-07]', async () => {
  const first = renderSignUp({ start: { isFieldUsed: (field) => field === 'referralCode' } });
  await first.user.type(first.box('E-mail'), 'ann@player.test');
  first.close();
  const { user, box, sent, join, terms } = renderSignUp({
    start: { isFieldUsed: (field) => field === 'referralCode', referralCode: 'MARI' },
  });
  expect(box(/Referral code/).value).toBe('MARI');
  expect(box('E-mail').value).toBe('ann@player.test');
  await user.type(box('Password'), 'Baize-2026');
  await user.click(terms());
  await waitFor(() => expect(join().getAttribute('aria-disabled')).toBe('false'));
  await user.click(join());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ referralCode: 'MARI' });
});

test('another country takes its phone code along, until a number is typed [HTTP-07]', async () => {
  const { user, box } = renderSignUp();
  await user.click(box('Country'));
  await user.type(await screen.findByPlaceholderText('Search countries'), 'cura{Enter}');
  await waitFor(() => expect(box('Country code').textContent).toContain('+599'));
});

test('lists that did not come are asked for again', async () => {
  let asked = 0;
  const { user } = renderSignUp({
    start: {
      countries: [],
      currencies: [],
      country: null,
      lists: 'missing',
      retry: () => {
        asked += 1;
      },
    },
  });
  await user.click(screen.getByRole('button', { name: /Try again/ }));
  expect(asked).toBe(1);
});
