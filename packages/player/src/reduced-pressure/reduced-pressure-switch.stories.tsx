import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReducedPressureSwitchView } from './reduced-pressure-switch.tsx';

// The view alone: a choice that is kept would calm every other story of this browser.
const meta = {
  title: 'Features/Shell/Hide countdowns',
  component: ReducedPressureSwitchView,
  args: { state: 'shown', detail: 'words', onChange: () => undefined },
} satisfies Meta<typeof ReducedPressureSwitchView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Hidden: Story = { args: { state: 'hidden' } };
export const HiddenAfterABreak: Story = { args: { state: 'hidden-by-itself' } };
export const SwitchAlone: Story = { args: { detail: 'switch' } };
