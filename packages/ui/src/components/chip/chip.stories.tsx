import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, Flame, LayoutGrid, Radio, Sparkles, Spade } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Holding } from '../story-layout.tsx';
import { Chip, chipRowClass } from './chip.tsx';

const kinds = [
  { id: 'all', label: 'All', icon: <LayoutGrid /> },
  { id: 'popular', label: 'Popular', icon: <Flame /> },
  { id: 'new', label: 'New', icon: <Sparkles /> },
  { id: 'slots', label: 'Slots', icon: <Cherry /> },
  { id: 'live', label: 'Live casino', icon: <Radio /> },
  { id: 'tables', label: 'Table games', icon: <Spade /> },
];

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Slots', icon: <Cherry /> },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { selected: true } };

export const OneOfARow: Story = {
  render: () => (
    <Holding start="all">
      {(chosen, choose) => (
        <div className={chipRowClass}>
          {kinds.map(({ id, label, icon }) => (
            <Chip key={id} icon={icon} selected={id === chosen} onClick={() => choose(id)}>
              {label}
            </Chip>
          ))}
        </div>
      )}
    </Holding>
  ),
  play: async ({ canvasElement }) => {
    const slots = within(canvasElement).getByRole('button', { name: 'Slots' });
    await userEvent.click(slots);
    await expect(slots).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Longer words than the row has room for: it scrolls, and rings are not cut off. */
export const RowOnAPhone: Story = { ...OneOfARow, globals: { viewport: { value: 'phone' } } };
