import { Card } from '@baize/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { EUR, exampleCells } from '../testing/example-days.ts';
import { exampleStrip } from '../testing/example-strip.tsx';
import { CalendarView, NO_CLAIMS } from './calendar-view.tsx';

const cells = exampleCells();

const meta = {
  title: 'Features/Rewards/Calendar week by week',
  component: CalendarView,
  args: { cells, money: EUR, ...NO_CLAIMS, shape: 'carousel', strip: exampleStrip(cells) },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof CalendarView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const Compact: Story = {
  args: { shape: 'compact-carousel' },
  globals: { viewport: { value: 'phone' } },
};

/** Turns to the next week every 3 s; the pause button keeps it where it is. */
export const MovesOn: Story = {
  name: 'The weeks move on by themselves until they are paused [RB-10]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = () =>
      canvas
        .getAllByRole('button', { name: /^Show week/ })
        .findIndex((dot) => dot.getAttribute('aria-current') === 'true');
    const first = shown();
    await expect(first).toBeGreaterThanOrEqual(0);
    await waitFor(() => expect(shown()).not.toBe(first), { timeout: 12_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};
