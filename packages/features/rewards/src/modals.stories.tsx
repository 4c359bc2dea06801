import { ModalHost } from '@baize/links/modals';
import { dialogAt, withViewer } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rewardsFeature } from './feature.ts';
import { daysParts, promotionsParts } from './testing/screen-parts.ts';

const meta = {
  title: 'Screens/Dialogs/Rewards',
  component: ModalHost,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ModalHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const brand = { features: [rewardsFeature] };

export const Calendar: Story = {
  ...dialogAt('/casino?modal=calendar', 'A shell on the beach'),
  decorators: [withViewer('player', () => ({ ...promotionsParts(), brand }))],
};
export const Rakeback: Story = {
  ...dialogAt('/casino?modal=rakeback', '€4.82'),
  decorators: [withViewer('player', () => ({ ...daysParts(), brand }))],
};
export const RakebackForVisitor: Story = {
  ...dialogAt('/casino?modal=rakeback', 'Demo'),
  decorators: [withViewer('visitor', () => ({ brand }))],
};
