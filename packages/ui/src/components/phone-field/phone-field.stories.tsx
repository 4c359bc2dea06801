import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { WithState, Stack } from '../story-layout.tsx';
import { PhoneField } from './phone-field.tsx';

const codeOptions = [
  { value: 'CW', label: 'Curaçao', selectedLabel: '+599', detail: '+599', keywords: ['CW', '599', '+599'] },
  { value: 'NL', label: 'Netherlands', selectedLabel: '+31', detail: '+31', keywords: ['NL', '31', '+31'] },
  {
    value: 'GB',
    label: 'United Kingdom',
    selectedLabel: '+44',
    detail: '+44',
    keywords: ['GB', '44', '+44'],
  },
];

const meta = {
  title: 'Components/Phone field',
  parameters: componentDocs({
    use: 'for a phone number with the code of its country.',
    avoid: 'for an amount or a code.',
    instead: 'Use AmountField or CodeInput.',
    refuses: 'to judge the number: the form gives the error.',
  }),
  component: PhoneField,
  args: {
    label: 'Phone',
    codeLabel: 'Country code',
    code: 'NL',
    onCodeChange: () => undefined,
    codeOptions,
    searchLabel: 'Search countries',
    emptyLabel: 'No matching country',
    inputProps: { name: 'phone' },
  },
  render: (args) => (
    <Stack>
      <WithState initialValue={args.code}>
        {(code, change) => <PhoneField {...args} code={code} onCodeChange={change} />}
      </WithState>
    </Stack>
  ),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const NoCode: Story = { args: { code: null } };

export const Complete: Story = {
  args: { success: 'Number looks complete', inputProps: { name: 'phone', defaultValue: '612345678' } },
};

export const TooShort: Story = {
  args: { error: 'This phone number is too short', inputProps: { name: 'phone', defaultValue: '6123' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(
      'This phone number is too short',
    );
    await expect(canvas.getByLabelText('Country code')).toHaveTextContent('+31');
  },
};

export const ChangesCode: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Country code');
    await userEvent.click(box);
    await userEvent.type(await screen.findByPlaceholderText('Search countries'), '44');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box).toHaveTextContent('+44'));
  },
};

export const RightToLeft: Story = {
  args: { label: 'الهاتف', inputProps: { name: 'phone', defaultValue: '612345678' } },
  globals: { locale: 'ar' },
};
