import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeOffers } from '../stage/fake-offers.ts';
import { everyPromotion } from '../stage/example-promotions.ts';
import { LiveOffers } from './live-offers.tsx';
import { LiveStrip, PromoStrip } from './live-strip.tsx';
import { StripWaiting } from './strip-frame.tsx';

const banners = everyPromotion().slice(0, 3);

const meta = {
  title: 'Rewards/Promotion slots',
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
export const Waiting: Story = { render: () => <StripWaiting /> };
export const StripForPlayers: Story = {
  render: () => {
    const platform = new FakeOffers();
    return (
      <PlayerStage viewer="player" api={platform.client()} player={platform.player}>
        <LiveStrip viewer="player" waiting={null} />
      </PlayerStage>
    );
  },
};
export const FreeMoney: Story = {
  render: () => {
    const platform = new FakeOffers();
    return (
      <PlayerStage viewer="visitor" api={platform.client()}>
        <LiveOffers viewer="visitor" waiting={null} />
      </PlayerStage>
    );
  },
};
