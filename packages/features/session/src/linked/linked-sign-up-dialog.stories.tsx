import { SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../testing/create-fake-api.ts';
import { SIGN_UP_LISTS } from '../testing/sign-up-lists.ts';
import { LinkedSignUpDialog } from './linked-sign-up-dialog.tsx';

const meta: Meta<typeof LinkedSignUpDialog> = {
  title: 'Features/Session/Linked account',
  component: LinkedSignUpDialog,
  args: { open: true, close: () => undefined, onExited: () => undefined },
  beforeEach: () => sessionStorage.clear(),
  render: (args) => (
    <PlayerTestProviders api={createFakeApi(SIGN_UP_LISTS).api}>
      <LinkedSignUpDialog {...args} />
    </PlayerTestProviders>
  ),
};
export default meta;
type Story = StoryObj<typeof LinkedSignUpDialog>;

export const SignedOut: Story = {};

export const ThreeMethods: Story = {
  parameters: {
    page: { settings: { ...SETTINGS_DEFAULTS, emailPhoneRegistration: true, use1ClickRegistration: true } },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = { globals: { locale: 'ar' } };
