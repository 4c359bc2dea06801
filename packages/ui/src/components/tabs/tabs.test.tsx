import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

test('Only the panel of the current tab is shown, and another tab can be asked for', async () => {
  const choose = vi.fn<(value: string) => void>();
  const tabs = [
    { value: 'deposit', label: 'Deposit', panel: 'Choose a method' },
    { value: 'history', label: 'History', count: 2, panel: 'Two payments' },
  ];
  render(<Tabs label="Cashier" value="deposit" onValueChange={choose} tabs={tabs} />);
  expect(screen.getByRole('tabpanel').textContent).toBe('Choose a method');
  await userEvent.click(screen.getByRole('tab', { name: /History/ }));
  expect(choose).toHaveBeenCalledWith('history');
});
