import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LazySelect } from './lazy-select.tsx';

afterEach(cleanup);

const options = [
  { value: 'any', label: 'All studios' },
  { value: 'tidepool', label: 'Tidepool' },
];

function open(choose = vi.fn<(value: string) => void>()) {
  render(<LazySelect aria-label="Studio" value="any" onValueChange={choose} options={options} />);
  return { choose, trigger: screen.getByRole('combobox', { name: 'Studio' }), user: userEvent.setup() };
}

test('The trigger says what is chosen before its list is there', () => {
  const { trigger } = open();
  expect(trigger.textContent).toBe('All studios');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

test('A press opens the list once its code is there, and another value can be chosen', async () => {
  const { trigger, user, choose } = open();
  await user.click(trigger);
  await user.click(await screen.findByRole('option', { name: 'Tidepool' }));
  expect(choose).toHaveBeenCalledWith('tidepool');
});

test.each(['{Enter}', ' ', '{ArrowDown}'])('The key “%s” opens it too', async (key) => {
  const { trigger, user } = open();
  trigger.focus();
  await user.keyboard(key);
  expect(await screen.findByRole('option', { name: 'Tidepool' })).toBeTruthy();
});
