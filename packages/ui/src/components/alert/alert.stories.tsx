import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Lock, ReceiptText } from 'lucide-react';
import { componentDocs } from '../component-docs.ts';
import { choiceOf } from '../story-controls.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../story-layout.tsx';
import { Alert } from './alert.tsx';
import * as styles from './alert.css.ts';

const meta = {
  title: 'Components/Alert',
  parameters: componentDocs({
    use: 'for a fact inside the page that matters to what the player does there.',
    avoid: 'for the answer to a press, or for something that goes away by itself.',
    instead: 'Use a Toast for an answer, and Field’s `error` for what is wrong with one control.',
    refuses: 'a title and more than one action: it is one or two sentences.',
  }),
  component: Alert,
  argTypes: { tone: choiceOf(styles.tone) },
  args: { children: 'Do not pay again while this is open.', tone: 'warning' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Alert>You can confirm the raise from Sat 21 Nov, 14:10 your time.</Alert>
      <Alert tone="success">Profile updated.</Alert>
      <Alert tone="warning" icon={<Lock />}>
        The choice stays for at least an hour.
      </Alert>
      <Alert tone="danger" announce="now">
        Please check fields with errors.
      </Alert>
      <Alert tone="neutral">Reward days follow your own time zone.</Alert>
    </Stack>
  ),
};

export const Reference: Story = {
  args: {
    tone: 'danger',
    icon: <ReceiptText />,
    children: (
      <>
        <strong>Reference DP-81C2</strong>
        <br />
        Fri 20 Nov, 18:15 your time (17:15 UTC)
      </>
    ),
    action: (
      <Button variant="ghost" size="small" icon={<Copy />}>
        Copy
      </Button>
    ),
  },
};
