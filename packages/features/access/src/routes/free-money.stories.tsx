import { playerFixture } from '@baize/player/player-fixture';
import { documentFixture } from '@baize/shell/document-fixture';
import { screenFor } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { text } from '../content/freemoney/en.ts';
import { limitsApi } from '../testing/limits-api.ts';
import FreeMoneyPage from './free-money.tsx';

const loaderData = documentFixture({ name: 'freemoney', text });

const meta = {
  title: 'Screens/Free money',
  component: FreeMoneyPage,
  parameters: { layout: 'fullscreen', address: '/freemoney', loaderData },
} satisfies Meta<typeof FreeMoneyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const OFFERS = /Straight to what is open now/;

export const Visitor: Story = screenFor('visitor')(OFFERS);
export const Player: Story = screenFor('player', () => ({ api: limitsApi() }))(OFFERS);
/** A player on a break is offered nothing. */
export const OnABreak: Story = screenFor('player', () => ({
  api: limitsApi(),
  player: playerFixture({ limit: { frozenUntil: '2999-01-01T00:00:00Z' } }),
}))(/frozen/);
