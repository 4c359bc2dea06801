import { ModalPropsContext } from '@baize/links/modal-props';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { completePlayerFixture, createFakeAccountApi, ok } from '../testing/fake-account.ts';
import { LinkedProfileDialog } from './linked-profile-dialog.tsx';

interface Args {
  player: ReturnType<typeof completePlayerFixture>;
  answer: () => Response;
  resets: boolean;
}

const modal = { open: true, close: () => undefined, onExited: () => undefined };

const meta: Meta<Args> = {
  title: 'Features/Account/Linked account',
  args: { player: completePlayerFixture(), answer: () => ok({ success: true }, 'Saved.'), resets: false },
  beforeEach: () => sessionStorage.clear(),
  render: ({ player, answer, resets }) => (
    <PlayerTestProviders
      viewer="player"
      player={player}
      api={createFakeAccountApi({ 'update-user-details': answer }).api}
      brand={{ policies: { resetKycOnProfileChange: resets } }}
    >
      <ModalPropsContext value={modal}>
        <LinkedProfileDialog />
      </ModalPropsContext>
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const changeCity = async () => userEvent.type(await screen.findByRole('textbox', { name: 'City' }), ' a');

export const SignedIn: Story = {};

export const Newcomer: Story = {
  args: {
    resets: true,
    player: completePlayerFixture({
      isEmailVerified: false,
      phone: null,
      dateOfBirth: '1900-01-01',
      countryCode: null,
      nickname: null,
      kycStatus: null,
    }),
  },
};

export const Refused: Story = {
  args: {
    answer: () =>
      Response.json(
        {
          success: false,
          message: 'Please look at the postal code.',
          errors: { zipCode: 'form.validation.invalid.format' },
        },
        { status: 400 },
      ),
  },
  play: async () => {
    await changeCity();
    await userEvent.click(screen.getByRole('button', { name: 'Link your account' }));
  },
};

export const ClosedWithChanges: Story = {
  play: async () => {
    await changeCity();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  },
};

export const OnAPhone: Story = { ...ClosedWithChanges, globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = { globals: { locale: 'ar' } };
