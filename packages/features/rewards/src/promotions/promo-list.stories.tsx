import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { expect } from 'storybook/test';
import {
  banner,
  barePromotion,
  eveningSpins,
  everyPromotion,
  welcome,
} from '../testing/example-promotions.ts';
import { PromoBar } from './promo-bar.tsx';
import { PromoDetail } from './promo-detail.tsx';
import { PromoList } from './promo-list.tsx';
import {
  PromosEmpty,
  PromosError,
  PromosOffline,
  PromosSkeleton,
  PromosSuppressed,
} from './promo-states.tsx';

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
  title: 'Features/Rewards/Promotions',
  component: PromoList,
  args: {
    promotions: { rows, count: rows.length, isFetching: false, more: null },
    currency: 'EUR',
    viewer: 'player',
  },
  decorators: [(Story) => <PlayerTestProviders viewer="player">{Story()}</PlayerTestProviders>],
} satisfies Meta<typeof PromoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const PlayerOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Visitor: Story = { args: { viewer: 'visitor' } };
export const NotKnownYet: Story = { args: { viewer: 'unknown' } };
/** Kinds of one card stand beside each other, half as wide as the page each. */
export const KindsOfOne: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    promotions: {
      rows: [welcome(), welcome({ id: 'swell', banner: banner('Swell') }), eveningSpins()],
      count: 3,
      isFetching: false,
      more: null,
    },
  },
  play: async ({ canvasElement }) => {
    const [deposit, spins] = [...canvasElement.querySelectorAll('section')].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(spins?.top).toBe(deposit?.top);
    const [first, second] = document.documentElement.dir === 'rtl' ? [spins, deposit] : [deposit, spins];
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
  },
};
export const MoreToCome: Story = {
  args: { promotions: { rows, count: 37, isFetching: false, more: { state: 'still', loadMore: nothing } } },
};
export const MoreOnTheWay: Story = {
  args: { promotions: { rows, count: 37, isFetching: false, more: { state: 'loading', loadMore: nothing } } },
};
export const MoreFailed: Story = {
  args: { promotions: { rows, count: 37, isFetching: false, more: { state: 'failed', loadMore: nothing } } },
};
export const WithoutBanners: Story = {
  args: {
    promotions: { rows: [barePromotion({ bonusAmount: 2 })], count: 1, isFetching: false, more: null },
  },
};
export const Waiting: Story = { render: () => <PromosSkeleton /> };
export const Empty: Story = { render: () => <PromosEmpty /> };
export const NoneOfThisKind: Story = {
  parameters: { address: '/promotions?category=deposit' },
  render: () => (
    <>
      <PromoBar />
      <PromosEmpty />
    </>
  ),
};
export const Failed: Story = { render: () => <PromosError onRetry={nothing} /> };
export const Offline: Story = { render: () => <PromosOffline /> };
export const SuppressedForExcluded: Story = {
  render: () => <PromosSuppressed reason="excluded" until={null} />,
};
export const SuppressedForFrozen: Story = { render: () => <PromosSuppressed reason="frozen" until={null} /> };
export const SuppressedAtALimit: Story = {
  render: () => <PromosSuppressed reason="limited" until={Date.parse('2026-11-20T23:00:00Z')} />,
};
export const Details: Story = { render: () => <PromoDetail {...detail} promotion={welcome()} /> };
export const DetailsForVisitors: Story = {
  render: () => <PromoDetail {...detail} viewer="visitor" promotion={welcome()} />,
};
export const DetailsIneligible: Story = {
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
