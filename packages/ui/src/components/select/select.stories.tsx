import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { Field } from '../field/field.tsx';
import { WithState, Stack } from '../story-layout.tsx';
import { Select } from './select.tsx';

const countries = [
  { value: 'BE', label: 'Belgium' },
  { value: 'NL', label: 'Netherlands' },
  { value: 'NO', label: 'Norway' },
];

const meta = {
  title: 'Components/Select',
  // The list's ends catch the Tab key and pass it on; they are never stopped at.
  parameters: {
    ...componentDocs({
      use: 'for one answer from a list of about five to twenty.',
      avoid: 'for two to four answers, or for a list to search.',
      instead: 'Use SegmentedControl, or Combobox. On a visitor’s landing page use LazySelect.',
      refuses: 'an answer that is not in the list, and several answers.',
    }),
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  render: () => (
    <WithState<string | null> initialValue="NL">
      {(value, change) => (
        <Stack>
          <Field label="Country">
            <Select value={value} onValueChange={change} options={countries} />
          </Field>
        </Stack>
      )}
    </WithState>
  ),
};

export const Empty: Story = {
  render: () => (
    <WithState<string | null> initialValue={null}>
      {(value, change) => (
        <Stack>
          <Field label="Country" hint="Where you live">
            <Select value={value} onValueChange={change} options={countries} placeholder="Choose a country" />
          </Field>
        </Stack>
      )}
    </WithState>
  ),
};

export const Invalid: Story = {
  render: () => (
    <Stack>
      <Field label="Country" error="Choose the country you live in">
        <Select
          value={null}
          onValueChange={() => undefined}
          options={countries}
          placeholder="Choose a country"
        />
      </Field>
    </Stack>
  ),
};

export const Locked: Story = {
  render: () => (
    <Stack>
      <Field label="Country" hint="Locked. Support can correct it.">
        <Select value="NL" onValueChange={() => undefined} options={countries} locked />
      </Field>
    </Stack>
  ),
};

/** Opens under its field; the keyboard chooses and focus comes back. */
export const Open: Story = {
  ...Selected,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.click(trigger);
    await expect(await screen.findByRole('option', { name: 'Netherlands' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await waitFor(() => expect(screen.getByRole('option', { name: 'Netherlands' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Norway'));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('option', { name: 'Norway' });
  },
};
