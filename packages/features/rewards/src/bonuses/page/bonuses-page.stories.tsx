import { explainBalance } from '@baize/domain/balance-breakdown';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActiveSection } from '../active/active-section.tsx';
import { HistoryView } from '../history/history-section.tsx';
import { OfferedSection } from '../offered/offered-section.tsx';
import { EUR } from '../../testing/example-days.ts';
import { bonusesOfEachStatus, fullBonus, runningBonus } from '../../testing/example-bonuses.ts';
import { BonusesSkeleton } from './bonuses-states.tsx';
import { VisitorBonuses } from './visitor-bonuses.tsx';

const nothing = () => undefined;
const none = new Set<string>();
const bonus = runningBonus();
const blocks = ['active-bonus'] as const;
const wallet = { amount: 64, bonusAmount: 50 };
const money = { explained: explainBalance({ wallet, blocks, running: bonus }), blocks, money: EUR };
const failed = { kind: 'failed', retry: nothing } as const;
const actions = { pending: none, requestCancel: nothing };
const place = { filter: 'all', page: 1, getSearch: () => '?page=2' } as const;
const ended = bonusesOfEachStatus().filter(({ status }) => status !== 'active' && status !== 'offered');

const meta = {
  title: 'Features/Rewards/My bonuses',
  component: ActiveSection,
  args: {
    active: { kind: 'known', rows: [bonus] },
    money,
    playAccess: 'open',
    cancellation: actions,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PlayerTestProviders viewer="player">
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      </PlayerTestProviders>
    ),
  ],
} satisfies Meta<typeof ActiveSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};
export const ActiveOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ActiveWithSpins: Story = { args: { active: { kind: 'known', rows: [fullBonus()] } } };
export const BeingGivenUp: Story = { args: { cancellation: { ...actions, pending: new Set(['31']) } } };
export const NoneActive: Story = { args: { active: { kind: 'known', rows: [] } } };
export const NoneActiveOnABreak: Story = {
  args: { active: { kind: 'known', rows: [] }, playAccess: 'closed' },
};
export const ActiveNotRead: Story = { args: { active: failed } };
export const ActiveLoading: Story = { args: { active: { kind: 'loading' } } };

const offers = {
  currency: 'EUR',
  activation: { pending: none, activate: nothing },
  cancellation: actions,
};
const offered = [
  fullBonus({ id: '1', status: 'offered', freeSpinsLeft: 20, wagered: 0, wagerLeft: 625 }),
  runningBonus({ id: '2', status: 'offered', name: 'Captain’s table', expiry: null, runsDays: 14 }),
];
export const Offered: Story = {
  render: () => <OfferedSection {...offers} offered={{ kind: 'known', rows: offered }} />,
};
export const OfferedUnderWay: Story = {
  render: () => (
    <OfferedSection
      {...offers}
      activation={{ pending: new Set(['1']), activate: nothing }}
      cancellation={{ pending: new Set(['2']), requestCancel: nothing }}
      offered={{ kind: 'known', rows: offered }}
    />
  ),
};
export const OfferedNotRead: Story = { render: () => <OfferedSection {...offers} offered={failed} /> };

const page = { kind: 'known', rows: ended, page: 1, pages: 3, stale: false } as const;
export const History: Story = {
  render: () => <HistoryView urlState={place} history={page} currency="EUR" />,
};
export const HistoryOnAPhone: Story = { ...History, globals: { viewport: { value: 'phone' } } };
export const HistoryNextPageComing: Story = {
  render: () => <HistoryView urlState={place} history={{ ...page, stale: true }} currency="EUR" />,
};
export const HistoryEmpty: Story = {
  render: () => (
    <HistoryView
      urlState={{ ...place, filter: 'lost' }}
      history={{ ...page, rows: [], pages: 1 }}
      currency="EUR"
    />
  ),
};
export const HistoryNotRead: Story = {
  render: () => <HistoryView urlState={place} history={failed} currency="EUR" />,
};
export const HistoryLoading: Story = {
  render: () => <HistoryView urlState={place} history={{ kind: 'loading' }} currency="EUR" />,
};
export const Visitor: Story = { render: () => <VisitorBonuses /> };
export const Waiting: Story = { render: () => <BonusesSkeleton /> };
