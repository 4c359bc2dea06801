import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { Button } from '../button/button.tsx';
import { WithState } from '../story-layout.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  parameters: componentDocs({
    use: 'for the menu of small screens.',
    avoid: 'for a form or a question.',
    instead: 'Use Dialog.',
    refuses: 'to come from another side: it enters where the script begins.',
  }),
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Menu',
    closeLabel: 'Close menu',
    children: (
      <nav aria-label="Places">
        <a href="#limits">Limits</a>
      </nav>
    ),
    footer: <Button variant="ghost">English</Button>,
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { globals: { viewport: { value: 'phone' } } };

export const WithLogo: Story = { args: { header: <strong>curaçao</strong> } };

export const EscapeCloses: Story = {
  render: (args) => (
    <WithState initialValue={false}>
      {(open, change) => (
        <>
          <Button onClick={() => change(true)}>Menu</Button>
          <Drawer {...args} open={open} onClose={() => change(false)} />
        </>
      )}
    </WithState>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('button', { name: 'Menu' })).toBeVisible();
  },
};
