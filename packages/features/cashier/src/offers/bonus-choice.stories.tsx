import type { Meta, StoryObj } from '@storybook/react-vite';
import { DepositDesk } from '../deposit/deposit-desk.tsx';
import { exampleOffer } from '../stage/example-offer.ts';
import { ok } from '../stage/fake-cashier.ts';
import { stagedDeposit } from '../stage/staged-deposit.tsx';

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

function offering(...rows: object[]) {
  return () =>
    stagedDeposit((platform) => {
      platform.answers['get-all-bonus'] = ok({ bonus: { count: rows.length, rows } });
    });
}

const meta = {
  title: 'Cashier/Deposit/Bonus',
  component: DepositDesk,
  parameters: { layout: 'fullscreen', address: '/deposit?amount=50' },
  render: offering(...OFFERS),
} satisfies Meta<typeof DepositDesk>;

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
export const WithoutAnyTerms: Story = {
  render: offering({ id: 'bare', name: 'A bonus that says little', type: 'Deposit', status: 'offered' }),
};
export const TheOneChosenIsClosed: Story = {
  parameters: chosen,
  render: offering(exampleOffer({ check: { code: 'ACTIVE_BONUS' } }), ...OFFERS.slice(1)),
};
export const Reading: Story = {
  parameters: chosen,
  render: () =>
    stagedDeposit((platform) => {
      platform.answers['get-all-bonus'] = () => new Promise(() => undefined);
    }),
};
