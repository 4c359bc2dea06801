import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Inbox, LogOut, SlidersHorizontal } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  // The list's ends catch the Tab key and pass it on; they are never stopped at.
  parameters: {
    ...componentDocs({
      use: 'for a short list of actions or pages behind one button.',
      avoid: 'for a choice that a form sends.',
      instead: 'Use Select.',
      refuses: 'inputs and menus inside it.',
    }),
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
  args: {
    align: 'start',
    trigger: <IconButton label="Your account" icon={<Ellipsis />} variant="outline" />,
    items: [
      {
        id: 'inbox',
        label: 'Inbox',
        icon: <Inbox />,
        link: <a href="#inbox" aria-label="Inbox" />,
        current: true,
      },
      { id: 'limits', label: 'Limits', icon: <SlidersHorizontal />, onSelect: fn() },
      { id: 'raise', label: 'Raise a limit', onSelect: fn(), disabled: true },
      { id: 'leave', label: 'Log out', icon: <LogOut />, onSelect: fn(), tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Your account' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible());
  },
};

export const EscapeGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Your account' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
