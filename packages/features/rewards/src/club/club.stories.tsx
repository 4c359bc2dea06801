import { pageColumn } from '@baize/page/page-column';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleLoyalty } from '../testing/example-club.ts';
import { ClubStatus } from './club-status.tsx';
import { ClubStatusView, type ClubStatusViewProps } from './club-status-view.tsx';

const loyalty = exampleLoyalty();

const meta = {
  title: 'Features/Rewards/Club',
  component: ClubStatusView,
  parameters: { layout: 'fullscreen' },
  args: {
    loyalty,
    level: 3,
    steps: [0, 2, 4, 6],
    nextLevel: 'shown',
    failed: false,
    onRetry: () => undefined,
  },
  decorators: [
    (Story) => (
      <PlayerTestProviders viewer="visitor">
        <div className={pageColumn} style={{ paddingBlock: 24 }}>
          <h1>VIP club</h1>
          <Story />
        </div>
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<ClubStatusViewProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const PlayerOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PlayerInArabic: Story = { globals: { locale: 'ar' } };
export const FirstDay: Story = {
  args: { loyalty: exampleLoyalty({ level: 0, points: 0, nextLevelPoints: 100 }), level: 0 },
};
export const AtTheTop: Story = {
  args: { loyalty: exampleLoyalty({ level: 6, points: 9_000, nextLevelPoints: null }), level: 6 },
};
/** The brand tells no groups, and the platform no levels. */
export const OnlyPoints: Story = { args: { loyalty: exampleLoyalty({ levels: [] }), steps: [] } };
export const Loading: Story = { args: { loyalty: null } };
export const NothingKnownYet: Story = { args: { loyalty: null, level: null } };
export const NotRead: Story = { args: { loyalty: null, failed: true } };
/** On a break, excluded, or with a limit reached: what is theirs, nothing to reach for. */
export const Suppressed: Story = { args: { nextLevel: 'hidden' } };
export const Visitor: Story = { render: () => <ClubStatus /> };
