import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositController } from '../deposit/deposit-controller.tsx';
import { exampleOffer } from '../testing/example-offer.ts';
import { ok } from '../testing/fake-cashier.ts';
import { depositStory } from '../testing/deposit-story.tsx';

const OFFERS = [
  exampleOffer(),
  exampleOffer({
    id: 'weekend',
    name: 'Weekend swell',
    depositBonusPercent: 50,
    maxBonusThreshold: 50,
    minDeposit: 10,
    maxWin: null,
    multiplier: 25,
    runsDays: 7,
  }),
  exampleOffer({ id: 'big', name: 'Big wave', minDeposit: 200 }),
];

function withOffers(...rows: object[]) {
  return () =>
    depositStory((platform) => {
      platform.responses['get-all-bonus'] = ok({ bonus: { count: rows.length, rows } });
    });
}

const meta = {
  title: 'Features/Cashier/Deposit/Bonus',
  component: DepositController,
  parameters: { layout: 'fullscreen', address: '/deposit?amount=50' },
  render: withOffers(...OFFERS),
} satisfies Meta<typeof DepositController>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = { address: '/deposit?amount=50&bonusId=harbour-welcome' };

export const NoBonus: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Chosen: Story = { parameters: chosen };
export const ChosenOnAPhone: Story = { parameters: chosen, globals: { viewport: { value: 'phone' } } };
export const AmountTooLow: Story = {
  parameters: { address: '/deposit?amount=10&bonusId=harbour-welcome' },
};
export const NoTerms: Story = {
  render: withOffers({ id: 'bare', name: 'A bonus that says little', type: 'Deposit', status: 'offered' }),
};
export const ChosenUnavailable: Story = {
  parameters: chosen,
  render: withOffers(exampleOffer({ check: { code: 'ACTIVE_BONUS' } }), ...OFFERS.slice(1)),
};
export const Loading: Story = {
  parameters: chosen,
  render: () =>
    depositStory((platform) => {
      platform.responses['get-all-bonus'] = () => new Promise(() => undefined);
    }),
};
