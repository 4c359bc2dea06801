import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { Button } from '../button/button.tsx';
import { ToastRegion } from './toast.tsx';
import { toasts } from './toasts.ts';

const meta = {
  title: 'Components/Toast',
  parameters: componentDocs({
    use: 'for the answer to an action that needs no reply. The region stands once on a page.',
    avoid: 'for what the player must read or decide.',
    instead: 'Use Alert inside the page, or Dialog.',
    refuses:
      'to let an error go by itself: one of the tone `danger` stays until it is closed, as does what is `lasting`.',
  }),
  component: ToastRegion,
  args: { label: 'Messages', closeLabel: 'Close message' },
  beforeEach: () => toasts.clear,
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  play: async () => {
    toasts.add({ tone: 'success', title: 'Limit updated successfully', text: '€100.00 a week, from now' });
    toasts.add({
      tone: 'danger',
      title: 'Try again later',
      text: 'Reference 7F2-A91',
      action: { label: 'Copy the reference', onSelect: () => undefined },
    });
    toasts.add({ tone: 'info', title: 'Balance as of 18:16:40', text: 'Connecting again' });
    toasts.add({ tone: 'warning', title: 'You are offline', text: 'Stakes and payments wait' });
    await waitFor(() => expect(screen.getByText('You are offline')).toBeVisible());
  },
};

export const ErrorStaysUntilClosed: Story = {
  render: (args) => (
    <>
      <Button onClick={() => toasts.add({ tone: 'danger', title: 'The claim did not go through' })}>
        Claim
      </Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Claim' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The claim did not go through');
    await userEvent.click(canvas.getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const LastingUntilClosed: Story = {
  play: async () => {
    toasts.add({
      tone: 'success',
      title: 'Deposit received',
      text: '€40.04 · The money is on your balance.',
      lasting: true,
      action: { label: 'See the details', onSelect: () => undefined },
    });
    await waitFor(() => expect(screen.getByText('Deposit received')).toBeVisible());
  },
};
