import { explainBalance } from '@baize/domain/balance-breakdown';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EUR } from '../../testing/example-days.ts';
import { fullBonus, runningBonus } from '../../testing/example-bonuses.ts';
import { CancelBonusDialogs, CancelResultDialog } from './cancel-bonus-dialogs.tsx';

const bonus = runningBonus();
const nothing = () => undefined;
const cancellation = {
  pending: new Set<string>(),
  request: { bonus, open: true },
  result: null,
  requestCancel: nothing,
  confirm: nothing,
  retry: nothing,
  dismiss: nothing,
  reset: nothing,
};
const wallet = { amount: 64, bonusAmount: 62.4 };
const ending = { bonus: { id: '31', name: 'Harbour welcome' }, open: true };
const leave = { onRetry: nothing, onClose: nothing, onExited: nothing };

const meta = {
  title: 'Features/Rewards/Cancel a bonus',
  component: CancelBonusDialogs,
  args: {
    cancellation,
    explained: explainBalance({ wallet, blocks: ['active-bonus'], running: bonus }),
    money: EUR,
  },
} satisfies Meta<typeof CancelBonusDialogs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const QuestionOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const StillLockedAfterwards: Story = {
  args: { explained: explainBalance({ wallet, blocks: ['wagering', 'active-bonus'], running: bonus }) },
};
export const OfferWithFreeSpins: Story = {
  args: {
    cancellation: {
      ...cancellation,
      request: { bonus: fullBonus({ status: 'offered', freeSpinsLeft: 20 }), open: true },
    },
    explained: explainBalance({ wallet: { amount: 64, bonusAmount: 0 }, blocks: [], running: null }),
  },
};
export const GivenUp: Story = {
  render: () => <CancelResultDialog result={{ ...ending, kind: 'done' }} {...leave} />,
};
export const EndedAlready: Story = {
  render: () => <CancelResultDialog result={{ ...ending, kind: 'already' }} {...leave} />,
};
export const LostAndNotDone: Story = {
  render: () => <CancelResultDialog result={{ ...ending, kind: 'not-done' }} {...leave} />,
};
export const NoAnswer: Story = {
  render: () => <CancelResultDialog result={{ ...ending, kind: 'unknown' }} {...leave} />,
};
export const Refused: Story = {
  render: () => (
    <CancelResultDialog
      result={{
        ...ending,
        kind: 'refused',
        refusal: { code: null, until: null, reference: 'BZ-4711', status: 409 },
      }}
      {...leave}
    />
  ),
};
