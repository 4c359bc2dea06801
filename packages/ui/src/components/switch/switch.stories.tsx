import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimerOff } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { WithState } from '../story-layout.tsx';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Switch',
  parameters: componentDocs({
    use: 'for a setting that takes effect at once.',
    avoid: 'for a yes that a form sends.',
    instead: 'Use Checkbox.',
    refuses: 'to wait for a save button.',
  }),
  component: Switch,
  args: { label: 'Hide countdowns', checked: false, onCheckedChange: fn() },
  render: (args) => (
    <WithState initialValue={args.checked}>
      {(checked, change) => <Switch {...args} checked={checked} onCheckedChange={change} />}
    </WithState>
  ),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };

export const AtTheEndOfItsRow: Story = { args: { side: 'end', icon: <TimerOff size={20} /> } };

export const Disabled: Story = { args: { disabled: true } };

export const ClickOnLabel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Hide countdowns'));
    await expect(canvas.getByRole('switch', { name: 'Hide countdowns' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
