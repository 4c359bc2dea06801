import { ApiFailure } from '@baize/api/failure';
import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { getTabId } from '@baize/browser/tab-id';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
import { PaymentNotice } from './payment-notice.tsx';
import { PaymentInOtherTab } from './payment-in-other-tab.tsx';
import type { DepositPaymentState } from './use-payment.ts';

const sent = exampleIntent({ tab: getTabId() });
const refusedWith = (code: string, details: Readonly<Record<string, string | number>> = {}) =>
  new ApiFailure({ kind: 'refused', path: '/api/user/deposit', status: 422, code, details });
const settled = () => Promise.resolve();
const resend = {
  resend: null,
  method: null,
  fields: [],
  isOpen: false,
  needsCard: true,
  hasSentCard: false,
  isCardRequested: false,
  onStatus: () => undefined,
};

interface PaymentNoticeStoryProps {
  state: DepositPaymentState;
  /** Lines of the player's transactions. */
  rows?: readonly object[];
}

function PaymentNoticeStory({ state, rows = [] }: PaymentNoticeStoryProps) {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = ok({ transactions: { count: rows.length, rows } });
  return (
    <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
      <div style={{ padding: 16, maxInlineSize: 420 }}>
        <PlayerBoundary>
          <PaymentNotice
            payment={{
              state,
              pay: settled,
              resend: settled,
              reopen: () => undefined,
              continueElsewhere: settled,
              settle: () => undefined,
              tellCredited: () => undefined,
              giveUp: () => undefined,
              reset: () => undefined,
            }}
            currency="EUR"
            methods={[]}
            place={state.kind === 'unresolved' ? 'top' : 'button'}
            resend={resend}
            onConfirmDuplicate={() => undefined}
            onWithoutBonus={() => undefined}
          />
        </PlayerBoundary>
      </div>
    </PlayerTestProviders>
  );
}

const tooMany = new ApiFailure({ kind: 'refused', path: '/api/user/deposit', status: 429 });

const meta = {
  title: 'Features/Cashier/Deposit/Payment notice',
  component: PaymentNoticeStory,
  args: { state: { kind: 'unresolved', sent } },
} satisfies Meta<typeof PaymentNoticeStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ResponseLost: Story = {};
export const RefusedWhenSentAgain: Story = {
  args: { state: { kind: 'unresolved', sent, refusal: tooMany } },
};
export const NotPaidYet: Story = {
  args: {
    state: { kind: 'unresolved', sent: { ...sent, method: 'Harborpay', transactionId: 't-1' } },
    rows: [transaction({ method: 'Harborpay', amount: 27, status: 'processing' })],
  },
};
export const PendingInOtherTab: Story = {
  render: () => (
    <PlayerTestProviders viewer="player">
      <div style={{ padding: 16, maxInlineSize: 420 }}>
        <PaymentInOtherTab money="€27.00" sent={sent} />
      </div>
    </PlayerTestProviders>
  ),
};
const duplicate = { ...sent, from: 'other-tab' } as const;
export const DuplicateInOtherTab: Story = { args: { state: { kind: 'twin', asked: sent, made: duplicate } } };
export const DuplicateStillOpen: Story = {
  args: { state: { kind: 'twin', asked: sent, made: { ...duplicate, transactionId: 't-1', from: 'open' } } },
};
export const DuplicatePaidInOtherTab: Story = {
  args: {
    state: { kind: 'twin', asked: sent, made: { ...duplicate, transactionId: 't-1' } },
    rows: [transaction({ amount: 27 })],
  },
};
export const OtherPaymentInOtherTab: Story = {
  args: {
    state: { kind: 'twin', asked: { ...sent, amount: 44 }, made: { ...duplicate, transactionId: 't-1' } },
    rows: [transaction({ amount: 27 })],
  },
};
export const DuplicatePendingInOtherTab: Story = {
  args: {
    state: { kind: 'twin', asked: sent, made: { ...duplicate, transactionId: 't-1' } },
    rows: [transaction({ amount: 27, status: 'pending' })],
  },
};
export const DuplicateAbandoned: Story = {
  args: { state: { kind: 'twin', asked: sent, made: { ...duplicate, from: 'given-up' } } },
};
export const UnknownRedirect: Story = { args: { state: { kind: 'stranded' } } };
export const ResponseLostWithBonus: Story = {
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
export const RefusedForUnknownLimits: Story = {
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
