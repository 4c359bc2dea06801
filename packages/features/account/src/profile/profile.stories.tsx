import { PlayerProviders } from '@baize/player/player-providers';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { createFakeAccountApi, completePlayerFixture, ok } from '../testing/fake-account.ts';
import { PlayerProfile } from './player-profile.tsx';

interface Args {
  player: ReturnType<typeof completePlayerFixture>;
  answer: () => Response;
  resets: boolean;
}

const meta: Meta<Args> = {
  title: 'Features/Account/Profile',
  parameters: { layout: 'padded' },
  args: { player: completePlayerFixture(), answer: () => ok({ success: true }, 'Saved.'), resets: false },
  render: ({ player, answer, resets }) => (
    <PlayerTestProviders
      viewer="player"
      player={player}
      api={createFakeAccountApi({ 'update-user-details': answer }).api}
      brand={{ policies: { resetKycOnProfileChange: resets } }}
    >
      <PlayerProviders>
        <PlayerProfile />
      </PlayerProviders>
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const update = async () => {
  const city = await screen.findByRole('textbox', { name: /City|المدينة/ });
  await userEvent.type(city, ' a');
  await userEvent.click(screen.getByRole('button', { name: /Update|تحديث/ }));
};

export const Known: Story = {};
export const Approved: Story = { args: { player: completePlayerFixture({ kycStatus: 'APPROVED' }) } };
export const Newcomer: Story = {
  args: {
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
export const Saved: Story = { args: { resets: true }, play: update };
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
  play: update,
};
export const OnAPhone: Story = { ...Newcomer, globals: { viewport: { value: 'phone' } } };
export const InArabic: Story = { globals: { locale: 'ar' } };
