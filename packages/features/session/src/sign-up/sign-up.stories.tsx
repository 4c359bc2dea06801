import { ApiFailure } from '@baize/api/failure';
import { SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { Dialog } from '@baize/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { countryOptions } from '@baize/forms/field-options';
import { SignUpUnderReview, GeneratedCredentials } from './after-sign-up.tsx';
import { RegistrationClosed } from './registration-closed.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import type { SignUpStart } from './use-sign-up-start.ts';

const countries = [
  { code: 'BR', name: 'Brazil', phoneCode: '55' },
  { code: 'CW', name: 'Curaçao', phoneCode: '599' },
  { code: 'NL', name: 'Netherlands', phoneCode: '31' },
  { code: 'GB', name: 'United Kingdom', phoneCode: '44' },
].map((country) => ({ ...country, countryId: null, flag: null }));

const start: SignUpStart = {
  isFieldUsed: () => true,
  country: 'NL',
  device: null,
  referralCode: null,
  countries: countryOptions(countries, { locale: 'en', excluded: [] }),
  currencies: [
    { value: 'EUR', label: 'EUR · Euro' },
    { value: 'USD', label: 'USD · US dollar' },
  ],
  lists: 'there',
  retry: () => undefined,
};

const meta: Meta<typeof SignUpForm> = {
  title: 'Features/Session/Create account',
  component: SignUpForm,
  args: {
    start,
    closed: null,
    newsletter: true,
    submit: async () => undefined,
  },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => (
    <PlayerTestProviders>
      <Dialog open onClose={() => undefined} title="Create account" closeLabel="Close" width="alert">
        <SignUpForm {...args} />
      </Dialog>
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<typeof SignUpForm>;

const strict = { min: 8, special: true, digit: true, uppercase: true };
const everyWay = {
  ...SETTINGS_DEFAULTS,
  emailPhoneRegistration: true,
  use1ClickRegistration: true,
  reCaptchaSiteKey: null,
  formFieldsValidation: { password: strict },
};

const page = (canvas: HTMLElement) => within(canvas.ownerDocument.body);

const fillIn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const body = page(canvasElement);
  const put = async (name: string, text: string) => {
    await userEvent.click(await body.findByLabelText(name));
    await userEvent.paste(text);
  };
  await put('E-mail', 'marisol@player.test');
  await put('Password', 'Baize-2026');
  await put('First name', 'Marisol');
  await put('Last name', 'Rojas');
  await put('Date of birth', '1990-06-15');
  await put('Phone', '612345678');
  await userEvent.click(body.getByRole('checkbox', { name: /I am over 18/ }));
};

const join: NonNullable<Story['play']> = async (context) => {
  await fillIn(context);
  const button = page(context.canvasElement).getByRole('button', { name: 'Join' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(button);
};

export const Empty: Story = {};

export const FilledIn: Story = { play: fillIn };

export const PressedTooEarly: Story = {
  play: async ({ canvasElement }) => {
    const body = page(canvasElement);
    const button = await body.findByRole('button', { name: 'Join' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.getByLabelText('E-mail')).toHaveFocus());
  },
};

export const ThreeMethods: Story = { parameters: { page: { settings: everyWay } } };

export const OneClick: Story = {
  ...ThreeMethods,
  play: async ({ canvasElement }) => {
    await userEvent.click(await page(canvasElement).findByText('One click'));
  },
};

export const FewFields: Story = {
  args: {
    start: { ...start, isFieldUsed: () => false },
  },
};

export const AddressTaken: Story = {
  args: {
    submit: () =>
      Promise.reject(
        new ApiFailure({
          kind: 'refused',
          status: 400,
          path: '/api/user/sign-up',
          fieldErrors: { email: 'form.validation.invalid.taken' },
        }),
      ),
  },
  play: join,
};

export const NoAnswer: Story = {
  args: { submit: () => Promise.reject(new ApiFailure({ kind: 'timed-out', path: '/' })) },
  play: join,
};

export const OnItsWay: Story = { args: { submit: () => new Promise(() => undefined) }, play: join };

export const ClosedMeanwhile: Story = {
  args: { closed: 'Registration is closed at this hour. It opens 21 Nov 2026, 09:00.' },
};

const inDialog = (children: ReactNode) => (
  <PlayerTestProviders>
    <Dialog open onClose={() => undefined} title="Create account" closeLabel="Close" width="alert">
      {children}
    </Dialog>
  </PlayerTestProviders>
);

export const NotInThisCountry: Story = {
  render: () =>
    inDialog(
      <RegistrationClosed message="Registration not available in the country" close={() => undefined} />,
    ),
};

export const UnderReview: Story = { render: () => inDialog(<SignUpUnderReview close={() => undefined} />) };

export const MadeUpCredentials: Story = {
  render: () =>
    inDialog(
      <GeneratedCredentials
        created={{
          userId: '7',
          email: null,
          username: '3f0c2a9e-7a51-4a0e-9b0e-1c2d3e4f5a6b',
          generatedPassword: null,
        }}
        password="Kefg4-Xrwq7-Mnpt2"
        signedIn={false}
        onContinue={() => undefined}
      />,
    ),
};
