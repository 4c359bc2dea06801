import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { Field } from '../field/field.tsx';
import { WithState, Stack } from '../story-layout.tsx';
import { Combobox } from './combobox.tsx';

const COUNTRIES = [
  ['BR', 'Brazil', '55'],
  ['CW', 'Curaçao', '599'],
  ['CI', 'Côte d’Ivoire', '225'],
  ['GN', 'Guinea', '224'],
  ['NL', 'Netherlands', '31'],
  ['NZ', 'New Zealand', '64'],
  ['NO', 'Norway', '47'],
  ['GB', 'United Kingdom', '44'],
] as const;

const options = COUNTRIES.map(([value, label, code]) => ({
  value,
  label,
  detail: `+${code}`,
  keywords: [value, code],
}));

const meta = {
  title: 'Components/Combobox',
  parameters: componentDocs({
    use: 'for one answer from a list too long to look through, such as countries.',
    avoid: 'for fewer than about ten answers.',
    instead: 'Use Select, or SegmentedControl for two to four.',
    refuses: 'an answer that is not in the list.',
  }),
  component: Combobox,
  args: {
    value: null,
    onValueChange: () => undefined,
    options,
    placeholder: 'Choose a country',
    searchLabel: 'Search countries',
    emptyLabel: 'No matching country',
  },
  render: (args) => (
    <Stack>
      <WithState<string | null> initialValue={args.value}>
        {(value, change) => (
          <Field label="Country">
            <Combobox {...args} value={value} onValueChange={change} />
          </Field>
        )}
      </WithState>
    </Stack>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Selected: Story = { args: { value: 'NL' } };

export const Disabled: Story = { args: { value: 'NL', disabled: true } };

export const Invalid: Story = {
  render: (args) => (
    <Stack>
      <Field label="Country" error="Required">
        <Combobox {...args} />
      </Field>
    </Stack>
  ),
};

/** By keyboard alone: the letters find words from their beginning, accents aside. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Country');
    box.focus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByPlaceholderText('Search countries');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('cura');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveTextContent('Curaçao'));
    await waitFor(() => expect(box).toHaveFocus());
  },
};

export const FoundByCode: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Country'));
    await userEvent.type(await screen.findByPlaceholderText('Search countries'), '64');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('New Zealand'));
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByLabelText('Country'));
    const search = await screen.findByPlaceholderText('Search countries');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.type(search, 'xyz');
    await waitFor(() => expect(screen.getByText('No matching country')).toBeVisible());
  },
};
