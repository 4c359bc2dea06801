import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { AmountField, type AmountFieldProps } from './amount-field.tsx';

const meta = {
  title: 'Components/Amount field',
  parameters: componentDocs({
    use: 'for an amount of money to pay in or out: typed, by steps, or by one press.',
    avoid: 'for a limit, a count or a search.',
    instead: 'Use Field with Input for any other number.',
    refuses:
      'to judge the amount, and to suggest any where a market forbids it: the page gives `error` and `presets`.',
  }),
  component: AmountField,
  args: {
    labels: { label: 'Amount', decrease: 'Less', increase: 'More' },
    value: '25',
    currency: 'EUR',
    presets: ['25', '50', '100'].map((value) => ({ value, label: value })),
    onValueChange: () => undefined,
    onStep: () => undefined,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: AmountFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <AmountField
        {...args}
        value={value}
        onValueChange={setValue}
        onStep={args.onStep && ((by) => setValue(String(Number(value) + by)))}
      />
    </div>
  );
}

export const Amount: Story = {};
/** Where a market forbids to suggest amounts. */
export const PlainField: Story = {
  render: (args) => <Controlled {...args} value="" presets={[]} onStep={null} />,
};
export const CurrencyUnknown: Story = { args: { currency: null } };
export const Invalid: Story = { args: { value: '0', error: 'The smallest amount is 1.' } };

export const ByButtonsAndTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(canvas.getByRole('button', { name: '100' }));
    await expect(amount).toHaveValue('100');
    await expect(canvas.getByRole('button', { name: '100' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(amount).toHaveValue('101');
    await userEvent.clear(amount);
    await userEvent.type(amount, '3a7');
    // Nothing typed is dropped: the page judges it.
    await expect(amount).toHaveValue('3a7');
  },
};
