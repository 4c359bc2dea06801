import { buttonClass } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DEMO_MONEY } from '../money/money-style.ts';
import { EUR, EXAMPLE_DAYS, exampleCells, exampleDay, exampleDemo } from '../testing/example-days.ts';
import { exampleStrip } from '../testing/example-strip.tsx';
import { CalendarView, NO_CLAIMS } from './calendar-view.tsx';

const cells = exampleCells();
const demo = exampleDemo();
const nothingOpen = exampleCells(EXAMPLE_DAYS.filter(({ canClaimDate }) => canClaimDate < '2026-11-19'));
/** On a Monday yesterday stands in the week before. */
const sunday = exampleDay({ canClaimDate: '2026-11-15', amount: 3.1 });
const monday = exampleCells([...EXAMPLE_DAYS, sunday], Date.parse('2026-11-16T11:00:00Z'));

const meta = {
  title: 'Features/Rewards/Calendar',
  component: CalendarView,
  args: { cells, money: EUR, ...NO_CLAIMS, shape: 'grid', strip: exampleStrip(cells) },
  decorators: [
    (Story) => (
      <Dialog
        open
        onClose={() => undefined}
        title="Rakeback calendar"
        description="Part of every stake comes back. Claim on the day or the day after."
        closeLabel="Close"
        width="calendar"
      >
        <Story />
      </Dialog>
    ),
  ],
} satisfies Meta<typeof CalendarView>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };
const wayIn = <span className={buttonClass({ variant: 'primary' })}>Log in</span>;

export const Grid: Story = {};
/** In a page the accumulator counts and the receipts sum. */
export const InAPage: Story = { args: { shape: 'carousel', isPaused: true } };
export const ClaimPending: Story = { args: { pending: new Set(['2026-11-20']) } };
export const NothingToClaim: Story = { args: { cells: nothingOpen, strip: exampleStrip(nothingOpen) } };
export const OnMonday: Story = { args: { cells: monday, strip: exampleStrip(monday) } };
export const Demo: Story = {
  args: {
    cells: demo,
    money: DEMO_MONEY,
    visitor: { wayIn },
    strip: { ...exampleStrip(demo), claimed: null },
  },
};

export const Compact: Story = { args: { shape: 'compact' }, ...phone };
export const CompactInAPage: Story = { args: { shape: 'compact-carousel', isPaused: true }, ...phone };
export const CompactPending: Story = {
  args: { shape: 'compact', pending: new Set(['2026-11-19']) },
  ...phone,
};
export const CompactNothingToClaim: Story = {
  args: { shape: 'compact', cells: nothingOpen, strip: exampleStrip(nothingOpen) },
  ...phone,
};
export const CompactDemo: Story = { args: { ...Demo.args, shape: 'compact' }, ...phone };
