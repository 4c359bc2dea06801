import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

afterEach(cleanup);

const options = [
  { value: 'BE', label: 'Belgium' },
  { value: 'NL', label: 'Netherlands' },
];

test('A select shows what is chosen and lets another be chosen by keyboard', async () => {
  const choose = vi.fn<(value: string) => void>();
  render(
    <Field label="Country">
      <Select value="BE" onValueChange={choose} options={options} />
    </Field>,
  );
  const trigger = screen.getByLabelText('Country');
  expect(trigger.textContent).toBe('Belgium');
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Netherlands' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(choose).toHaveBeenCalledWith('NL');
});

test('A locked select stays closed', async () => {
  render(<Select aria-label="Country" value="BE" onValueChange={() => undefined} options={options} locked />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
  expect(screen.queryByRole('option')).toBeNull();
});
