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
