import { ModalHost } from '@baize/links/modals';
import { dialogAt, withViewer } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionFeature } from './feature.ts';
import { createFakeApi } from './testing/create-fake-api.ts';
import { SIGN_UP_LISTS } from './testing/sign-up-lists.ts';

const meta = {
  title: 'Screens/Dialogs/Session',
  component: ModalHost,
  parameters: { layout: 'fullscreen' },
  decorators: [
    withViewer('visitor', () => ({
      api: createFakeApi(SIGN_UP_LISTS).api,
      brand: { features: [sessionFeature] },
    })),
  ],
} satisfies Meta<typeof ModalHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = dialogAt('/casino?modal=login', 'Forgot your password?');
export const SignUp: Story = dialogAt('/casino?modal=sign-up', 'First name');
export const LinkedSignUp: Story = dialogAt('/casino?modal=linked-signup', 'First name');
export const ForgotPassword: Story = dialogAt('/casino?modal=forgot-password', 'Send the link');
export const ResetPassword: Story = dialogAt('/casino?modal=reset-password', 'New password');
export const VerifyEmailExpired: Story = dialogAt('/casino?modal=verify-email-expired', 'Send a new link');
