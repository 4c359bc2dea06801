import { ModalHost } from '@baize/links/modals';
import { dialogAt, withViewer } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { saferPlayFeature } from './feature.ts';
import { limitsParts } from './testing/limits-parts.ts';

const meta = {
  title: 'Screens/Dialogs/Safer play',
  component: ModalHost,
  parameters: { layout: 'fullscreen' },
  decorators: [withViewer('player', () => ({ ...limitsParts(), brand: { features: [saferPlayFeature] } }))],
} satisfies Meta<typeof ModalHost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DepositLimit: Story = dialogAt('/casino?modal=deposit-limit', 'New limit in EUR');
export const LossLimit: Story = dialogAt('/casino?modal=loss-limit', 'New limit in EUR');
export const BetLimit: Story = dialogAt('/casino?modal=bet-limit', 'New limit in EUR');
export const SessionLimit: Story = dialogAt('/casino?modal=session-limit', /session/i);
export const SelfExclusion: Story = dialogAt('/casino?modal=self-exclusion', '1 week');
export const RealityCheck: Story = dialogAt('/casino?modal=reality-check', /Remind me every/);
export const Freeze: Story = dialogAt('/casino?modal=freeze', /3 days/i);
export const CloseAccount: Story = dialogAt('/casino?modal=close-account', /cannot open this account again/i);
export const Visitor: Story = {
  ...dialogAt('/casino?modal=deposit-limit', /log in/i),
  decorators: [withViewer('visitor', () => ({ brand: { features: [saferPlayFeature] } }))],
};
