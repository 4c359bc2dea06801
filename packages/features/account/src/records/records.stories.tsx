import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { Card } from '@baize/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CASINO_COLUMNS } from '../casino/casino-columns.tsx';
import { EACH_STATUS, exampleMove } from '../testing/fake-records.ts';
import { TRANSACTION_COLUMNS } from '../transactions/transaction-columns.tsx';
import { MoneyVisitor } from '../pages/money-visitor.tsx';
import type { RecordsUrlState } from './use-records-url-state.ts';
import { RecordsDateRangeError, RecordsError, RecordsEmpty, RecordsSkeleton } from './record-states.tsx';
import { RecordsView } from './records-view.tsx';
import type { RecordsState } from './use-records.ts';

const place: RecordsUrlState = {
  view: 'transactions',
  type: null,
  status: null,
  from: null,
  to: null,
  page: 1,
  record: null,
  isPageInvalid: false,
  dateRangeError: null,
  getSearch: () => '?page=2',
  getFirstPageSearch: () => '',
  getViewSearch: () => '?view=games',
  getRecordSearch: (id) => `?record=${id}`,
  getListSearch: () => '',
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
      urlState={place}
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
      urlState={place}
      records={known(moves)}
      columns={CASINO_COLUMNS}
      rowKey={(row) => row.transactionId}
      list="games"
    />
  );
}

const meta = {
  title: 'Features/Account/Records',
  component: Transactions,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PlayerTestProviders viewer="player">
        <div style={{ padding: 16 }}>
          <PlayerBoundary>
            <Story />
          </PlayerBoundary>
        </div>
      </PlayerTestProviders>
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
      <RecordsSkeleton />
      <RecordsEmpty clear={null} />
      <RecordsEmpty clear="?" />
      <RecordsDateRangeError problem="from-after-to" clear="?" />
      <RecordsDateRangeError problem="to-no-day" clear="?" />
      <RecordsError onRetry={() => undefined} />
    </Card>
  ),
};
export const Visitor: Story = { render: () => <MoneyVisitor /> };
