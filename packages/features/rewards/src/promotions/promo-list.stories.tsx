import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerStage } from '@baize/shell/player-stage';
import { expect } from 'storybook/test';
import { banner, barePromotion, eveningSpins, everyPromotion, welcome } from '../stage/example-promotions.ts';
import { PromoBar } from './promo-bar.tsx';
import { PromoDetail } from './promo-detail.tsx';
import { PromoList } from './promo-list.tsx';
import { NoPromos, PromosFailed, PromosOffline, PromosWaiting, SilentPromos } from './promo-states.tsx';

const rows = everyPromotion();
const nothing = () => undefined;
const detail = {
  currency: 'EUR',
  viewer: 'player',
  open: true,
  onClose: nothing,
  onExited: nothing,
} as const;

const meta = {
  title: 'Rewards/Promotions',
  component: PromoList,
  args: {
    promotions: { rows, count: rows.length, busy: false, more: null },
    currency: 'EUR',
    viewer: 'player',
  },
  decorators: [(Story) => <PlayerStage viewer="player">{Story()}</PlayerStage>],
} satisfies Meta<typeof PromoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const PlayerOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Visitor: Story = { args: { viewer: 'visitor' } };
export const NotKnownYet: Story = { args: { viewer: 'unknown' } };
/** Kinds of one card stand beside each other, half as wide as the page each. */
export const KindsOfOne: Story = {
  args: {
    promotions: {
      rows: [welcome(), welcome({ id: 'swell', banner: banner('Swell') }), eveningSpins()],
      count: 3,
      busy: false,
      more: null,
    },
  },
  play: async ({ canvasElement }) => {
    const [deposit, spins] = [...canvasElement.querySelectorAll('section')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(spins?.top).toBe(deposit?.top);
    await expect(spins?.left).toBeGreaterThan(deposit?.right ?? Infinity);
  },
};
export const MoreToCome: Story = {
  args: { promotions: { rows, count: 37, busy: false, more: { state: 'still', load: nothing } } },
};
export const MoreOnTheWay: Story = {
  args: { promotions: { rows, count: 37, busy: false, more: { state: 'loading', load: nothing } } },
};
export const MoreFailed: Story = {
  args: { promotions: { rows, count: 37, busy: false, more: { state: 'failed', load: nothing } } },
};
export const WithoutBanners: Story = {
  args: { promotions: { rows: [barePromotion({ bonusAmount: 2 })], count: 1, busy: false, more: null } },
};
export const Waiting: Story = { render: () => <PromosWaiting /> };
export const Empty: Story = { render: () => <NoPromos /> };
export const NoneOfThisKind: Story = {
  parameters: { address: '/promotions?category=deposit' },
  render: () => (
    <>
      <PromoBar />
      <NoPromos />
    </>
  ),
};
export const Failed: Story = { render: () => <PromosFailed onRetry={nothing} /> };
export const Offline: Story = { render: () => <PromosOffline /> };
export const SilentForTheExcluded: Story = { render: () => <SilentPromos why="excluded" until={null} /> };
export const SilentForTheFrozen: Story = { render: () => <SilentPromos why="frozen" until={null} /> };
export const SilentAtALimit: Story = {
  render: () => <SilentPromos why="limited" until={Date.parse('2026-11-20T23:00:00Z')} />,
};
export const Details: Story = { render: () => <PromoDetail {...detail} promotion={welcome()} /> };
export const DetailsForVisitors: Story = {
  render: () => <PromoDetail {...detail} viewer="visitor" promotion={welcome()} />,
};
export const DetailsWhyNot: Story = {
  render: () => (
    <PromoDetail
      {...detail}
      promotion={welcome({ check: { code: 'ACTIVE_BONUS', until: '2026-11-25T11:00:00Z', reference: null } })}
    />
  ),
};
export const DetailsClaimed: Story = {
  render: () => <PromoDetail {...detail} promotion={welcome({ claimed: true, status: 'active' })} />,
};
