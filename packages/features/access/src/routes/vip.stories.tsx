import { documentFixture } from '@baize/shell/document-fixture';
import { screenFor, type CreateScreenParts } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../content/vip-club/en.ts';
import { limitsApi } from '../testing/limits-api.ts';
import VipPage from './vip.tsx';

const loaderData = documentFixture({ name: 'vip-club', text });

const meta = {
  title: 'Screens/VIP club',
  component: VipPage,
  parameters: { layout: 'fullscreen', address: '/vip-club', loaderData },
} satisfies Meta<typeof VipPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A brand puts the status of another feature above the page. */
const parts: CreateScreenParts = () => ({
  api: limitsApi(),
  settings: { loyaltyLevelGroupSteps: [0, 2, 4, 6] },
  brand: { slots: { 'club.status': [() => <p>Where you stand</p>] } },
});

export const Visitor: Story = screenFor('visitor', parts)('Where you stand');
export const Player: Story = screenFor('player', parts)('Where you stand');
