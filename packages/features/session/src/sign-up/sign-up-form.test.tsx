import { ApiFailure } from '@baize/api/failure';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MINIMAL_START, renderSignUp } from '../testing/sign-up-harness.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const refused = (facts: { status?: number; message?: string; fieldErrors?: Record<string, string> }) =>
  new ApiFailure({ kind: 'refused', path: '/api/user/sign-up', status: 422, ...facts });

test('Join stays off until the form is valid and touched, and says what it waits for [PRF-05]', async () => {
  const { fillIn, join, why, terms, user, sent } = renderSignUp();
  expect(isOff(join())).toBe(true);
  expect(why()).toBe('7 answers are still needed');
  await fillIn();
  await waitFor(() => expect(isOff(join())).toBe(false));
  await user.click(terms());
  expect(isOff(join())).toBe(true);
  expect(why()).toBe('Still needed: Terms');
  await user.click(terms());
  await user.click(join());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('Join pressed too early names what is missing at each field and leads to the first', async () => {
  const { user, join, box, note, terms, sent } = renderSignUp();
  join().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(box('E-mail')));
  for (const name of ['E-mail', 'Password', 'First name', 'Last name', 'Phone'])
    expect(note(name)).toBe('Required');
  expect(box('Date of birth').getAttribute('aria-invalid')).toBe('true');
  expect(terms().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('the newsletter comes ticked where the market allows it, the consent never; its documents are links [PRF-05]', () => {
  const { terms, close } = renderSignUp();
  const newsletter = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /news and offers/ });
  expect(newsletter().checked).toBe(true);
  expect(terms().checked).toBe(false);
  expect(screen.getByRole('link', { name: 'terms and conditions' }).getAttribute('href')).toBe(
    '/terms-and-conditions',
  );
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy-policy');
  close();
  sessionStorage.clear();
  renderSignUp({ newsletter: false });
  expect(newsletter().checked).toBe(false);
});

test('what is sent is what was asked, and nothing else [SES-03]', async () => {
  const { fillIn, join, user, sent } = renderSignUp({
    start: { isFieldUsed: (field) => field !== 'newsletter' },
  });
  await fillIn();
  await user.click(join());
  await waitFor(() =>
    expect(sent).toEqual([
      {
        email: 'ann@example.com',
        password: 'Baize-2026',
        firstName: 'Ann',
        lastName: 'Smith',
        dateOfBirth: '1990-06-15',
        phoneCode: '31',
        phone: '612345678',
        countryCode: 'NL',
        currencyCode: 'EUR',
        city: '',
        address: '',
        zipCode: '',
        bonusCode: '',
        referralCode: '',
        termsAccepted: true,
      },
    ]),
  );
});

test('pressing twice opens one account, and the button says that it is on its way [HTTP-05]', async () => {
  let sent = 0;
  const submit = () => {
    sent += 1;
    return new Promise(() => undefined);
  };
  const { fillInLeast, join, user } = renderSignUp({ start: MINIMAL_START, submit });
  await fillInLeast();
  await user.dblClick(join());
  await waitFor(() => expect(join().getAttribute('aria-busy')).toBe('true'));
  await user.click(join());
  expect(sent).toBe(1);
});

test('what the platform finds wrong with a field stands at that field [PRF-06]', async () => {
  const submit = () =>
    Promise.reject(refused({ status: 400, fieldErrors: { email: 'form.validation.invalid.taken' } }));
  const { fillInLeast, join, user, note, box } = renderSignUp({ start: MINIMAL_START, submit });
  await fillInLeast();
  await user.click(join());
  expect((await screen.findByRole('alert')).textContent).toBe('Please check fields with errors');
  expect(note('E-mail')).toBe('This is already in use. Log in, or use another one');
  await waitFor(() => expect(document.activeElement).toBe(box('E-mail')));
});

test.each([
  [refused({ message: 'We are full today.' }), /We are full today/],
  [refused({}), /Try again/],
  [new ApiFailure({ kind: 'offline', path: '/' }), /do not know.*There is no connection.*still here/],
  [new ApiFailure({ kind: 'timed-out', path: '/' }), /do not know.*No answer came in time.*still here/],
  [new ApiFailure({ kind: 'server', status: 500, path: '/' }), /do not know.*Internal server error/],
  [new TypeError('Failed to fetch'), /There is no connection.*Try again/],
])('a sign-up that fails says why and loses nothing: %s [PRF-06]', async (problem, words) => {
  const { fillInLeast, join, user, box, terms } = renderSignUp({
    start: MINIMAL_START,
    submit: () => Promise.reject(problem),
  });
  await fillInLeast();
  await user.click(join());
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(box('E-mail').value).toBe('ann@example.com');
  expect(box('Password').value).toBe('Baize-2026');
  expect(terms().checked).toBe(true);
  expect(isOff(join())).toBe(false);
});

test('a window shut by mistake keeps what was typed, but no password and no consent', async () => {
  const { fillIn, close } = renderSignUp();
  await fillIn();
  close();
  const { box, terms } = renderSignUp();
  expect(box('E-mail').value).toBe('ann@example.com');
  expect(box('Date of birth').value).toBe('06/15/1990');
  expect(box('Password').value).toBe('');
  expect(terms().checked).toBe(false);
});

test('registration that closes while the form is open says so before anything is sent [MIR-03]', async () => {
  const { join, sent, user } = renderSignUp({ closed: 'Registration is closed at this hour.' });
  expect(screen.getByRole('alert').textContent).toContain('Registration is closed at this hour');
  expect(isOff(join())).toBe(true);
  await user.click(join());
  expect(sent).toEqual([]);
});
