import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SegmentedControl } from './segmented-control.tsx';

afterEach(cleanup);

test('One segment holds at a time and another can be chosen', async () => {
  const choose = vi.fn<(value: string) => void>();
  const options = [
    { value: 'daily', label: 'Daily' },
    { value: 'weekly', label: 'Weekly' },
  ];
  render(<SegmentedControl label="Period" value="daily" onValueChange={choose} options={options} />);
  expect(screen.getByRole('radio', { name: 'Daily', checked: true })).toBeDefined();
  await userEvent.click(screen.getByText('Weekly'));
  expect(choose).toHaveBeenCalledWith('weekly');
});
