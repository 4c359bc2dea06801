import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { WithState, Stack } from '../story-layout.tsx';
import { LazySelect } from './lazy-select.tsx';

const studios = [
  { value: 'any', label: 'All studios' },
  { value: 'quayworks', label: 'Quayworks' },
  { value: 'tidepool', label: 'Tidepool' },
];

const meta = {
  title: 'Components/Lazy select',
  // The list's ends catch the Tab key and pass it on; they are never stopped at.
  parameters: {
    ...componentDocs({
      use: 'for a Select on a page that visitors land on: the code of the list loads when it is needed.',
      avoid: 'inside a form or a dialog, which load late anyway.',
      instead: 'Use Select.',
      refuses: 'to do without `aria-label`: no Field names it.',
    }),
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The trigger alone: what a page shows before anybody has pressed it. */
export const Closed: Story = {
  render: () => (
    <WithState<string> initialValue="any">
      {(value, change) => (
        <Stack>
          <LazySelect aria-label="Studio" value={value} onValueChange={change} options={studios} />
        </Stack>
      )}
    </WithState>
  ),
};

/** The press that fetched the list opens it; the keyboard chooses and focus comes back. */
export const Opened: Story = {
  ...Closed,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox', { name: 'Studio' }));
    await screen.findByRole('option', { name: 'All studios' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const trigger = () => within(canvasElement).getByRole('combobox', { name: 'Studio' });
    await waitFor(() => expect(trigger()).toHaveFocus());
  },
};
