import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AmountField } from './amount-field.tsx';

afterEach(cleanup);

function Amount() {
  const [value, setValue] = useState('25');
  return (
    <AmountField
      labels={{ label: 'Amount', decrease: 'Less', increase: 'More' }}
      value={value}
      onValueChange={setValue}
      onStep={(by) => setValue(String(Number(value) + by))}
      currency="EUR"
      presets={[]}
    />
  );
}

test('a press anywhere in the box leads to the amount, and typing goes on behind its last digit', async () => {
  const user = userEvent.setup();
  render(<Amount />);
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
  await user.click(screen.getByText('EUR'));
  expect(document.activeElement).toBe(amount);
  await user.keyboard('0');
  expect(amount.value).toBe('250');
});

test('a press beside the amount being typed does not take the focus away', async () => {
  const user = userEvent.setup();
  let left = 0;
  render(<Amount />);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  amount.addEventListener('blur', () => (left += 1));
  await user.click(amount);
  await user.click(screen.getByText('EUR'));
  expect(document.activeElement).toBe(amount);
  expect(left).toBe(0);
});

test('the steps keep their own focus', async () => {
  const user = userEvent.setup();
  render(<Amount />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
});
