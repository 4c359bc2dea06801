import { explainMoney } from '@baize/domain/bonus-money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EUR } from '../../stage/example-days.ts';
import { fullBonus, runningBonus } from '../../stage/example-bonuses.ts';
import { CancelDialogs, CancelEnding } from './cancel-dialogs.tsx';

const bonus = runningBonus();
const nothing = () => undefined;
const cancelling = {
  pending: new Set<string>(),
  asked: { bonus, open: true },
  ending: null,
  ask: nothing,
  confirm: nothing,
  again: nothing,
  dismiss: nothing,
  forget: nothing,
};
const wallet = { amount: 64, bonusAmount: 62.4 };
const ending = { bonus: { id: '31', name: 'Harbour welcome' }, open: true };
const leave = { onAgain: nothing, onClose: nothing, onExited: nothing };

const meta = {
  title: 'Rewards/Give up a bonus',
  component: CancelDialogs,
  args: {
    cancelling,
    explained: explainMoney({ wallet, blocks: ['active-bonus'], running: bonus }),
    money: EUR,
  },
} satisfies Meta<typeof CancelDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const QuestionOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const StillLockedAfterwards: Story = {
  args: { explained: explainMoney({ wallet, blocks: ['wagering', 'active-bonus'], running: bonus }) },
};
export const OfferWithFreeSpins: Story = {
  args: {
    cancelling: {
      ...cancelling,
      asked: { bonus: fullBonus({ status: 'offered', freeSpinsLeft: 20 }), open: true },
    },
    explained: explainMoney({ wallet: { amount: 64, bonusAmount: 0 }, blocks: [], running: null }),
  },
};
export const GivenUp: Story = {
  render: () => <CancelEnding ending={{ ...ending, kind: 'done' }} {...leave} />,
};
export const EndedAlready: Story = {
  render: () => <CancelEnding ending={{ ...ending, kind: 'already' }} {...leave} />,
};
export const LostAndNotDone: Story = {
  render: () => <CancelEnding ending={{ ...ending, kind: 'not-done' }} {...leave} />,
};
export const NoAnswer: Story = {
  render: () => <CancelEnding ending={{ ...ending, kind: 'unknown' }} {...leave} />,
};
export const Refused: Story = {
  render: () => (
    <CancelEnding
      ending={{
        ...ending,
        kind: 'refused',
        refusal: { code: null, until: null, reference: 'BZ-4711', status: 409 },
      }}
      {...leave}
    />
  ),
};
