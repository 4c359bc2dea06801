import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

afterEach(cleanup);

test('A press on the words of a switch turns it', async () => {
  const turn = vi.fn<(checked: boolean) => void>();
  render(<Switch label="Hide countdowns" checked={false} onCheckedChange={turn} />);
  await userEvent.click(screen.getByText('Hide countdowns'));
  expect(turn).toHaveBeenCalledWith(true);
  expect(screen.getByRole('switch', { name: 'Hide countdowns', checked: false })).toBeDefined();
});
