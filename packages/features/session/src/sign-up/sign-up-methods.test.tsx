import { ApiFailure } from '@baize/api/failure';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderSignUp } from '../testing/sign-up-harness.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const way = (name: string) => screen.getByRole('radio', { name });

test('without flags there is one way, by e-mail, and nothing to choose [PRF-06] [SET-06]', () => {
  renderSignUp();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('by phone the e-mail can be left out, and what was typed comes along [PRF-06] [SET-06]', async () => {
  const { user, box, sent, join, terms } = renderSignUp({
    settings: { emailPhoneRegistration: true },
    start: { isFieldUsed: (field) => ['email', 'phone', 'firstName'].includes(field) },
  });
  await user.type(box('First name'), 'Ann');
  await user.click(way('Phone'));
  expect(box('First name').value).toBe('Ann');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '612345678');
  await user.type(box('Password'), 'Baize-2026');
  await user.click(terms());
  await waitFor(() => expect(join().getAttribute('aria-disabled')).toBe('false'));
  await user.click(join());
  await waitFor(() =>
    expect(sent).toEqual([
      {
        phone: '612345678',
        phoneCode: '31',
        password: 'Baize-2026',
        firstName: 'Ann',
        email: '',
        termsAccepted: true,
      },
    ]),
  );
});

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const phoneNote = () =>
  document.getElementById(phone().getAttribute('aria-describedby') ?? '')?.textContent ?? '';

function openByPhone(parts: Parameters<typeof renderSignUp>[0] = {}) {
  const form = renderSignUp({
    settings: { emailPhoneRegistration: true },
    start: { isFieldUsed: (field) => field === 'phone' },
    ...parts,
  });
  const { user, box, terms } = form;
  const fillInByPhone = async (number: string) => {
    await user.click(way('Phone'));
    await user.type(box('Password'), 'Baize-2026');
    await user.click(terms());
    await user.type(phone(), number);
    await waitFor(() => expect(phoneNote()).toBe('Number looks complete'));
  };
  return { ...form, fillInByPhone };
}

test('a number typed with its trunk prefix is sent without it, on Enter too [PRF-06] [VAL-02]', async () => {
  const { user, sent, fillInByPhone } = openByPhone();
  await fillInByPhone('0687654321');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toMatchObject([{ phone: '687654321', phoneCode: '31' }]));
});

test('a number that has an account is told at its field, with the way to log in [PRF-06]', async () => {
  const fieldErrors = { phone: 'form.validation.invalid.taken' };
  const refusal = new ApiFailure({ kind: 'refused', status: 400, path: '/', fieldErrors });
  const { user, fillInByPhone } = openByPhone({ submit: () => Promise.reject(refusal) });
  await fillInByPhone('0687654321');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(phoneNote()).toBe('This is already in use. Log in, or use another one'));
  await waitFor(() => expect(document.activeElement).toBe(phone()));
});

test('one click asks for nothing personal, only for the consent [PRF-06] [SET-06]', async () => {
  const { user, sent, join, terms } = renderSignUp({ settings: { use1ClickRegistration: true } });
  await user.click(way('One click'));
  expect(screen.queryAllByRole('textbox').map((box) => box.getAttribute('name'))).toEqual([
    'bonusCode',
    'referralCode',
  ]);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.queryByLabelText('Date of birth')).toBeNull();
  await user.click(terms());
  await waitFor(() => expect(join().getAttribute('aria-disabled')).toBe('false'));
  await user.click(join());
  await waitFor(() =>
    expect(sent).toEqual([
      {
        countryCode: 'NL',
        currencyCode: 'EUR',
        bonusCode: '',
        referralCode: '',
        newsletter: true,
        termsAccepted: true,
      },
    ]),
  );
});
