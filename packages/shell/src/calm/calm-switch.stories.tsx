import type { Meta, StoryObj } from '@storybook/react-vite';
import { calmChoice, calmReason, chooseCalm } from './calm.ts';
import { CalmSwitch } from './calm-switch.tsx';

function forget() {
  calmChoice.clear();
  calmReason.clear();
}

const meta = {
  title: 'Shell/Hide countdowns',
  component: CalmSwitch,
  args: { detail: 'words' },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof CalmSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Hidden: Story = { beforeEach: () => chooseCalm(true) };
export const HiddenAfterABreak: Story = { beforeEach: () => calmReason.set(Date.now()) };
export const SwitchAlone: Story = { args: { detail: 'switch' } };
