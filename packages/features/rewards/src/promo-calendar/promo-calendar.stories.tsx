import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playerFixture } from '@baize/player/player-fixture';
import { banner, everyPromotion, gift } from '../testing/example-promotions.ts';
import { FakePromotions } from '../testing/fake-promotions.ts';
import { PromoCalendarDialog } from './promo-calendar-dialog.tsx';

interface Case {
  viewer: 'player' | 'visitor';
  platform: 'full' | 'none' | 'broken' | 'silent' | 'waiting';
}

function platformOf(kind: Case['platform']): FakePromotions {
  const platform = new FakePromotions();
  platform.rows =
    kind === 'none' ? [] : [...everyPromotion(), gift({ id: 'weekend', banner: banner('Weekends') })];
  if (kind === 'broken') platform.failing.add('get-all-bonus');
  if (kind === 'silent') platform.player = playerFixture({ limit: { frozenUntil: '9000-01-01T00:00:00Z' } });
  return platform;
}

const nothing = () => undefined;

function Shown({ viewer, platform: kind }: Case) {
  const platform = platformOf(kind);
  const api = kind === 'waiting' ? {} : { api: platform.client() };
  return (
    <PlayerTestProviders viewer={viewer} player={platform.player} {...api}>
      <PromoCalendarDialog open close={nothing} onExited={nothing} />
    </PlayerTestProviders>
  );
}

const meta = {
  title: 'Features/Rewards/Promo calendar',
  component: Shown,
  args: { viewer: 'player', platform: 'full' },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Visitor: Story = { args: { viewer: 'visitor' } };
export const NothingThatDay: Story = { args: { platform: 'none' } };
export const Waiting: Story = { args: { platform: 'waiting' } };
export const Failed: Story = { args: { platform: 'broken' } };
export const Suppressed: Story = { args: { platform: 'silent' } };
