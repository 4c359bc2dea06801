import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { choiceOf } from '../story-controls.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { WithState, Stack } from '../story-layout.tsx';
import { Switch } from '../switch/switch.tsx';
import { Dialog } from './dialog.tsx';
import * as styles from './dialog.css.ts';

const meta = {
  title: 'Components/Dialog',
  parameters: componentDocs({
    use: 'for one matter over the page that needs an answer or full attention.',
    avoid: 'for a message that needs no answer, or for a page of its own.',
    instead: 'Use Toast for a message, Disclosure for more text, and a route for a page.',
    refuses:
      'to hold the player: Escape, the close button and a press beside it lead out. Where it is `mandatory`, a choice inside does.',
  }),
  component: Dialog,
  argTypes: { width: choiceOf(styles.width) },
  args: { open: true, onClose: fn(), title: 'Deposit not completed', closeLabel: 'Close', width: 'result' },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Result: Story = {
  args: {
    children: <p>Visa did not confirm €25.00. Nothing was taken from your account.</p>,
    footer: (
      <>
        <Button>Try bank transfer</Button>
        <Button variant="outline">Back to deposit</Button>
      </>
    ),
  },
};

export const Form: Story = {
  args: {
    title: 'Log in',
    width: 'alert',
    children: (
      <Stack maxInlineSize="none">
        <Field label="E-mail">
          <Input type="email" autoComplete="username" defaultValue="marisol@example.com" />
        </Field>
      </Stack>
    ),
    footer: <Button type="submit">Log in</Button>,
  },
};

export const WithDescription: Story = {
  args: {
    title: 'Deposit pending',
    width: 'alert',
    description: '€25.00 with Visa. We do not know the result yet.',
    children: <Alert tone="warning">Do not pay again while this is open.</Alert>,
    footer: <Button variant="outline">Copy details</Button>,
  },
};

export const Wide: Story = {
  args: {
    title: 'Rakeback calendar',
    width: 'calendar',
    description: 'Part of every stake comes back. Claim on the day or the day after.',
    headerAction: <Switch label="Hide countdowns" checked={false} onCheckedChange={() => undefined} />,
    children: <div style={{ blockSize: 420 }} />,
  },
};

export const SheetOnAPhone: Story = { ...Form, globals: { viewport: { value: 'phone' } } };

export const LongContentScrolls: Story = {
  args: {
    title: 'Terms',
    children: (
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={`rule ${index + 1}`}>Rule {index + 1}. Lowering works at once, raising waits 24 hours.</p>
        ))}
      </Stack>
    ),
    footer: <Button>Accept</Button>,
  },
  /** Keys scroll what has nothing to tab to. */
  play: async () => {
    const last = await screen.findByText(/^Rule 24\./);
    const scrolling = last.closest<HTMLElement>('[tabindex="0"]');
    scrolling?.focus();
    await expect(document.activeElement).toBe(scrolling);
    await expect(scrolling?.scrollHeight).toBeGreaterThan(scrolling?.clientHeight ?? 0);
  },
};

export const Mandatory: Story = {
  args: {
    title: 'Not available where you are',
    width: 'alert',
    mandatory: true,
    children: <p>You seem to be in a country where we may not offer games.</p>,
    footer: <Button icon={<MapPin />}>Check my location</Button>,
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** One dialog over another: Escape takes the top one, then the other, and focus goes back. */
export const Stacked: Story = {
  render: (args) => (
    <WithState initialValue={0}>
      {(depth, change) => (
        <>
          <Button onClick={() => change(1)}>Open the calendar</Button>
          <Dialog {...args} title="Rakeback calendar" open={depth > 0} onClose={() => change(0)}>
            <Button onClick={() => change(2)}>Claim €4.82</Button>
          </Dialog>
          <Dialog
            {...args}
            title="Reward claimed"
            width="alert"
            open={depth > 1}
            onClose={() => change(1)}
            footer={<Button onClick={() => change(1)}>OK</Button>}
          />
        </>
      )}
    </WithState>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Claim €4.82' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Reward claimed' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Claim €4.82' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open the calendar' })).toHaveFocus());
  },
};
