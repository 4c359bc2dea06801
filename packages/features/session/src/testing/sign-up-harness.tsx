import { SETTINGS_DEFAULTS, type PublicSettings } from '@baize/domain/settings';
import { TestProviders } from '@baize/player/test-providers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countryOptions } from '@baize/forms/field-options';
import { SignUpForm, type SignUpFormProps } from '../sign-up/sign-up-form.tsx';
import type { SignUpStart } from '../sign-up/use-sign-up-start.ts';

const COUNTRIES = [
  ['CW', 'Curaçao', '599'],
  ['NL', 'Netherlands', '31'],
  ['GB', 'United Kingdom', '44'],
] as const;

/** What a visitor from the Netherlands starts from, with every field in use. */
const defaultStart: SignUpStart = {
  isFieldUsed: () => true,
  country: 'NL',
  device: null,
  referralCode: null,
  countries: countryOptions(
    COUNTRIES.map(([code, name, phoneCode]) => ({ countryId: null, code, name, phoneCode, flag: null })),
    { locale: 'en', excluded: [] },
  ),
  currencies: [
    { value: 'EUR', label: 'EUR · Euro' },
    { value: 'USD', label: 'USD · US dollar' },
  ],
  lists: 'there',
  retry: () => undefined,
};

/** A brand that asks only for what an account cannot do without. */
export const MINIMAL_START = { isFieldUsed: () => false };

type Parts = Partial<Omit<SignUpFormProps, 'start'>> & {
  start?: Partial<SignUpStart>;
  settings?: Partial<PublicSettings>;
};

/** The form of a sign-up, and what a player does with it. */
export function renderSignUp({ start, settings, ...parts }: Parts = {}) {
  const sent: unknown[] = [];
  const props: SignUpFormProps = {
    start: { ...defaultStart, ...start },
    closed: null,
    newsletter: true,
    submit: async (form) => sent.push(form),
    ...parts,
  };
  const ui = (next: Partial<SignUpFormProps> = {}) => (
    <TestProviders settings={{ ...SETTINGS_DEFAULTS, ...settings }}>
      <SignUpForm {...props} {...next} />
    </TestProviders>
  );
  const view = render(ui());
  const user = userEvent.setup();
  const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
  const put = async (name: string, text: string) => {
    await user.click(box(name));
    await user.paste(text);
  };
  // By role would be the player's way; in a form of three hundred options it takes seconds.
  const join = () => {
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!button) throw new Error('The form has no button to send it.');
    return button;
  };
  const terms = () => box(/I am over 18/);
  return {
    user,
    sent,
    box,
    join,
    close: view.unmount,
    /** What stands below a box and is tied to it. */
    note: (name: string | RegExp) =>
      document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    why: () => document.getElementById(join().getAttribute('aria-describedby') ?? '')?.textContent,
    terms,
    /** Where the brand asks for nothing else (`isFieldUsed: () => false`). */
    async fillInLeast() {
      await put('E-mail', 'ann@example.com');
      await put('Password', 'Baize-2026');
      await user.click(terms());
    },
    async fillIn() {
      await put('E-mail', 'ann@example.com');
      await put('Password', 'Baize-2026');
      await put('First name', 'Ann');
      await put('Last name', 'Smith');
      await put('Date of birth', '1990-06-15');
      await put('Phone', '612345678');
      await user.click(terms());
    },
  };
}
