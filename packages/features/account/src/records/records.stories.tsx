import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import { Card } from '@baize/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CASINO_COLUMNS } from '../casino/casino-columns.tsx';
import { EACH_STATUS, exampleMove } from '../testing/fake-records.ts';
import { TRANSACTION_COLUMNS } from '../transactions/transaction-columns.tsx';
import { MoneyVisitor } from '../money/money-visitor.tsx';
import type { RecordPlace } from './record-place.ts';
import { RecordsDaysWrong, RecordsFailed, RecordsNone, RecordsWaiting } from './record-states.tsx';
import { RecordsView } from './records-view.tsx';
import type { RecordsState } from './use-records.ts';

const place: RecordPlace = {
  view: 'transactions',
  type: null,
  status: null,
  from: null,
  to: null,
  page: 1,
  record: null,
  isPageWrong: false,
  daysProblem: null,
  searchOf: () => '?page=2',
  firstPage: () => '',
  viewOf: () => '?view=games',
  recordOf: (id) => `?record=${id}`,
  listOf: () => '',
};

function known<Row>(rows: readonly Row[]): RecordsState<Row> {
  return { kind: 'known', rows, count: 45, pages: 3, state: 'settled' };
}

const moves = [
  exampleMove(),
  exampleMove({ transactionId: 'm-2', type: 'win', amount: 2.25, balanceBefore: 9.5, balanceAfter: 11.75 }),
  exampleMove({
    transactionId: 'm-3',
    type: 'refund',
    provider: '',
    balanceBefore: null,
    balanceAfter: null,
  }),
];

function Transactions() {
  return (
    <RecordsView
      caption="Transactions"
      place={place}
      records={known(EACH_STATUS)}
      columns={TRANSACTION_COLUMNS}
      rowKey={(row) => row.transactionId}
      list="payments"
    />
  );
}

function Games() {
  return (
    <RecordsView
      caption="Casino history"
      place={place}
      records={known(moves)}
      columns={CASINO_COLUMNS}
      rowKey={(row) => row.transactionId}
      list="games"
    />
  );
}

const meta = {
  title: 'Account/Money in lists',
  component: Transactions,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PlayerStage viewer="player">
        <div style={{ padding: 16 }}>
          <PlayerIsland>
            <Story />
          </PlayerIsland>
        </div>
      </PlayerStage>
    ),
  ],
} satisfies Meta<typeof Transactions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachStatus: Story = {};
export const AsCards: Story = { globals: { viewport: { value: 'phone' } } };
export const CasinoHistory: Story = { render: () => <Games /> };
export const CasinoHistoryAsCards: Story = {
  render: () => <Games />,
  globals: { viewport: { value: 'phone' } },
};
export const States: Story = {
  render: () => (
    <Card>
      <RecordsWaiting />
      <RecordsNone clear={null} />
      <RecordsNone clear="?" />
      <RecordsDaysWrong problem="from-after-to" clear="?" />
      <RecordsDaysWrong problem="to-no-day" clear="?" />
      <RecordsFailed onRetry={() => undefined} />
    </Card>
  ),
};
export const Visitor: Story = { render: () => <MoneyVisitor /> };
