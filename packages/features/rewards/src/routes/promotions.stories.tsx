import { screenFor, whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyPromotion } from '../testing/example-promotions.ts';
import { promotionsParts } from '../testing/screen-parts.ts';
import PromotionsPage from './promotions.tsx';

const rows = everyPromotion();

const meta = {
  title: 'Screens/Promotions',
  component: PromotionsPage,
  parameters: {
    layout: 'fullscreen',
    address: '/promotions',
    loaderData: { category: null, rows, count: rows.length },
  },
} satisfies Meta<typeof PromotionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor', promotionsParts)('A shell on the beach');
export const Player: Story = screenFor('player', promotionsParts)('A shell on the beach');
/** The server could not read them; the browser asks again. */
export const NotServed: Story = {
  ...screenFor('visitor', promotionsParts)('A shell on the beach'),
  parameters: { loaderData: null },
};
export const Loading: Story = { ...Player, globals: { platform: 'loading' } };
export const LoadFailed: Story = { ...Player, ...whenFailed(/try again/i) };
