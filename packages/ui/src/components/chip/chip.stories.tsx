import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, Flame, LayoutGrid, Radio, Sparkles, Spade } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { WithState } from '../story-layout.tsx';
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
  parameters: componentDocs({
    use: 'for a filter that is on or off; `chipClass` for a link in such a row.',
    avoid: 'for an action, or to show a state.',
    instead: 'Use Button for an action, and Badge for a state.',
    refuses: 'to show by colour alone that it is on: it carries `aria-pressed`.',
  }),
  component: Chip,
  args: { children: 'Slots', icon: <Cherry /> },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The grounds that the sheets give an element for as long as it is pointed at. */
function hoverBackgrounds(element: Element): string[] {
  const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
    });
  return [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet.cssRules))
    .filter(({ selectorText }) => selectorText.includes(':hover'))
    .filter(({ selectorText }) => element.matches(selectorText.replaceAll(':hover', ':is(*)')))
    .map(({ style }) => style.background || style.backgroundColor)
    .filter(Boolean);
}

export const Unselected: Story = {};

export const Selected: Story = { args: { selected: true } };

export const SingleChoiceRow: Story = {
  render: () => (
    <WithState initialValue="all">
      {(chosen, choose) => (
        <div className={chipRowClass}>
          {kinds.map(({ id, label, icon }) => (
            <Chip key={id} icon={icon} selected={id === chosen} onClick={() => choose(id)}>
              {label}
            </Chip>
          ))}
        </div>
      )}
    </WithState>
  ),
  play: async ({ canvasElement }) => {
    const slots = within(canvasElement).getByRole('button', { name: 'Slots' });
    await userEvent.click(slots);
    await expect(slots).toHaveAttribute('aria-pressed', 'true');
    // The pointer is still there: what it lights up is never the chip that is on.
    await expect(hoverBackgrounds(slots)).toEqual([]);
    await expect(hoverBackgrounds(within(canvasElement).getByRole('button', { name: 'All' }))).not.toEqual(
      [],
    );
  },
};

/** Longer words than the row has room for: it scrolls, and rings are not cut off. */
export const RowOnAPhone: Story = { ...SingleChoiceRow, globals: { viewport: { value: 'phone' } } };
