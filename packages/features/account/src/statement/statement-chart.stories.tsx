import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FakeRecords } from '../testing/fake-records.ts';
import { exampleStatement } from '../testing/example-statement.ts';
import { StatementChart } from './statement-chart.tsx';

const meta = {
  title: 'Features/Account/Statement chart',
  component: StatementChart,
  args: {
    statement: exampleStatement(['2026-09', '2026-10', '2026-11']),
    currencyCode: 'EUR',
    from: '2026-09',
    to: '2026-11',
  },
  render: (args) => {
    const platform = new FakeRecords();
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <PlayerBoundary>
          <StatementChart {...args} />
        </PlayerBoundary>
      </PlayerTestProviders>
    );
  },
} satisfies Meta<typeof StatementChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeMonths: Story = {};
export const TwelveMonthsOverANewYear: Story = { args: { from: '2025-12' } };
export const TwelveMonths: Story = { args: { from: '2025-10', to: '2026-09' } };
export const TwelveMonthsOnAPhone: Story = {
  args: { from: '2025-10', to: '2026-09' },
  globals: { viewport: { value: 'phone' } },
};
export const ByYear: Story = { args: { from: '2023-01' } };
