import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakePromotions } from './testing/fake-promotions.ts';
import { everyPromotion } from './testing/example-promotions.ts';
import { LiveOffers } from './promotions/live-offers.tsx';
import { LiveStrip, PromoStrip } from './promotions/live-strip.tsx';
import { StripSkeleton } from './promotions/strip-frame.tsx';

const banners = everyPromotion().slice(0, 3);

const meta = {
  title: 'Features/Rewards/Promotion slots',
  component: PromoStrip,
  args: { banners, currency: 'EUR' },
} satisfies Meta<typeof PromoStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strip: Story = {};
export const StripOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const StripOfOne: Story = { args: { banners: banners.slice(0, 1) } };
export const StripOfWhatIsHadOrClosed: Story = {
  args: { banners: everyPromotion().slice(2, 5) },
};
export const Waiting: Story = { render: () => <StripSkeleton /> };
export const StripForPlayers: Story = {
  render: () => {
    const platform = new FakePromotions();
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <LiveStrip viewer="player" fallback={null} />
      </PlayerTestProviders>
    );
  },
};
export const FreeMoney: Story = {
  render: () => {
    const platform = new FakePromotions();
    return (
      <PlayerTestProviders viewer="visitor" api={platform.client()}>
        <LiveOffers viewer="visitor" fallback={null} />
      </PlayerTestProviders>
    );
  },
};
