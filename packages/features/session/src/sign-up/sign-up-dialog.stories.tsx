import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignUpDialog } from './sign-up-dialog.tsx';

const meta: Meta<typeof SignUpDialog> = {
  title: 'Session/Create account',
  component: SignUpDialog,
  args: { open: true, close: () => undefined, onExited: () => undefined },
};
export default meta;

export const NotOpenYet: StoryObj<typeof SignUpDialog> = {};
