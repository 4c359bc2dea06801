import { screenFor } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createFakeApi } from '../testing/create-fake-api.ts';
import VerifyEmailPage from './verify-email.tsx';

const meta = {
  title: 'Screens/Confirm e-mail',
  component: VerifyEmailPage,
  parameters: { layout: 'fullscreen', address: '/verify-email' },
} satisfies Meta<typeof VerifyEmailPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = () => ({ api: createFakeApi({}).api });

export const Visitor: Story = screenFor('visitor', parts)(/This link is incomplete/);
export const Player: Story = screenFor('player', parts)(/This link is incomplete/);
/** The platform never answers here. */
export const Confirming: Story = {
  ...screenFor('visitor', parts)(/your address is being confirmed/),
  parameters: { address: '/verify-email?token=a-story' },
};
