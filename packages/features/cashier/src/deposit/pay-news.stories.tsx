import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import { ApiFailure } from '@baize/api/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer } from '../stage/example-player.ts';
import { FakeCashier, ok, transaction } from '../stage/fake-cashier.ts';
import { PayNews } from './pay-news.tsx';
import { thisTab } from '@baize/browser/tab-name';
import { UnderWay } from './under-way.tsx';
import type { PayState } from './use-payment.ts';

const sent = {
  userId: null,
  nonce: 'an-example',
  methodId: 1,
  method: 'Visa',
  amount: 27,
  currency: 'EUR',
  since: 0,
  known: [],
  tab: thisTab(),
};
const refusedWith = (code: string, details: Readonly<Record<string, string | number>> = {}) =>
  new ApiFailure({ kind: 'refused', path: '/api/user/deposit', status: 422, code, details });
const settled = () => Promise.resolve();
const resend = {
  again: null,
  isOffered: true,
  needsCard: true,
  asksForCard: false,
  setMissing: () => undefined,
};

interface ToldProps {
  state: PayState;
  /** Lines of the player's transactions. */
  rows?: readonly object[];
}

function Told({ state, rows = [] }: ToldProps) {
  const platform = new FakeCashier(examplePlayer());
  platform.answers['transactions'] = ok({ transactions: { count: rows.length, rows } });
  return (
    <PlayerStage viewer="player" api={platform.client()} player={platform.player}>
      <div style={{ padding: 16, maxInlineSize: 420 }}>
        <PlayerIsland>
          <PayNews
            payment={{
              state,
              pay: settled,
              resend: settled,
              settle: () => undefined,
              next: () => undefined,
            }}
            currency="EUR"
            methods={[]}
            resend={resend}
            onTwin={() => undefined}
            onWithoutBonus={() => undefined}
          />
        </PlayerIsland>
      </div>
    </PlayerStage>
  );
}

const meta = {
  title: 'Cashier/Deposit/News',
  component: Told,
  args: { state: { kind: 'unresolved', sent } },
} satisfies Meta<typeof Told>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnswerLost: Story = {};
export const UnderWayInAnotherTab: Story = {
  render: () => (
    <PlayerStage viewer="player">
      <div style={{ padding: 16, maxInlineSize: 420 }}>
        <UnderWay money="€27.00" sent={sent} />
      </div>
    </PlayerStage>
  ),
};
export const SameInAnotherTab: Story = { args: { state: { kind: 'twin', made: sent } } };
export const SamePaidInAnotherTab: Story = {
  args: { state: { kind: 'twin', made: sent }, rows: [transaction({ amount: 27 })] },
};
export const SameUnderWayInAnotherTab: Story = {
  args: { state: { kind: 'twin', made: sent }, rows: [transaction({ amount: 27, status: 'pending' })] },
};
export const SameGivenUp: Story = { args: { state: { kind: 'twin', made: { ...sent, isGivenUp: true } } } };
export const Credited: Story = {
  args: { state: { kind: 'taken', sent, result: { kind: 'success', transactionId: 't-1' } } },
};
export const OnItsWay: Story = {
  args: { state: { kind: 'taken', sent, result: { kind: 'pending', transactionId: 't-1' } } },
};
export const NotThrough: Story = {
  args: { state: { kind: 'taken', sent, result: { kind: 'failed', transactionId: 't-1' } } },
};
export const Stranded: Story = { args: { state: { kind: 'stranded' } } };
export const AnswerLostWithABonus: Story = {
  args: { state: { kind: 'unresolved', sent: { ...sent, bonus: { id: 'b', name: 'Harbour welcome' } } } },
};
export const Refused: Story = {
  args: { state: { kind: 'refused', about: 'payment', sent, failure: refusedWith('PROVIDER_ERROR') } },
};
export const RefusedForTheLimits: Story = {
  args: {
    state: {
      kind: 'refused',
      about: 'payment',
      sent,
      failure: refusedWith('PAYMENT_PROVIDER_LIMIT_THRESHOLD', { min: 20, max: 500 }),
    },
  },
};
export const RefusedForLimitsNotTold: Story = {
  args: {
    state: {
      kind: 'refused',
      about: 'payment',
      sent,
      failure: refusedWith('PAYMENT_PROVIDER_LIMIT_THRESHOLD'),
    },
  },
};
export const BonusRefused: Story = {
  args: {
    state: {
      kind: 'refused',
      about: 'bonus',
      sent,
      failure: refusedWith('ACTIVE_BONUS', { bonusId: 'b', until: '2026-12-01T17:17:19Z' }),
    },
  },
};
