import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { stagePlayer } from '@baize/shell/stage-player';
import { banner, everyPromotion, gift } from '../stage/example-promotions.ts';
import { FakeOffers } from '../stage/fake-offers.ts';
import { PromoCalendarDialog } from './promo-calendar-dialog.tsx';

interface Case {
  viewer: 'player' | 'visitor';
  platform: 'full' | 'none' | 'broken' | 'silent' | 'waiting';
}

function platformOf(kind: Case['platform']): FakeOffers {
  const platform = new FakeOffers();
  platform.rows =
    kind === 'none' ? [] : [...everyPromotion(), gift({ id: 'weekend', banner: banner('Weekends') })];
  if (kind === 'broken') platform.broken.add('get-all-bonus');
  if (kind === 'silent') platform.player = stagePlayer({ limit: { frozenUntil: '9000-01-01T00:00:00Z' } });
  return platform;
}

const nothing = () => undefined;

function Shown({ viewer, platform: kind }: Case) {
  const platform = platformOf(kind);
  const api = kind === 'waiting' ? {} : { api: platform.client() };
  return (
    <PlayerStage viewer={viewer} player={platform.player} {...api}>
      <PromoCalendarDialog open close={nothing} onExited={nothing} />
    </PlayerStage>
  );
}

const meta = {
  title: 'Rewards/Promo calendar',
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
export const Silent: Story = { args: { platform: 'silent' } };
