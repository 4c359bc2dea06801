import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, buttonClass } from './button.tsx';

afterEach(cleanup);

test('A pressed button does its action', async () => {
  const action = vi.fn<() => void>();
  render(<Button onClick={action}>Deposit €25.00</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Deposit €25.00' }));
  expect(action).toHaveBeenCalledOnce();
});

test('While an action is on its way the button says so, keeps focus and answers nothing', async () => {
  const action = vi.fn<() => void>();
  const { rerender } = render(
    <Button onClick={action} pendingLabel="Claiming">
      Claim
    </Button>,
  );
  await userEvent.tab();
  rerender(
    <Button onClick={action} pendingLabel="Claiming" pending>
      Claim
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Claiming', busy: true });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(action).not.toHaveBeenCalled();
});

test('A pending button does not send its form again', async () => {
  const send = vi.fn<() => void>();
  render(
    <form onSubmit={send}>
      <input aria-label="Amount" />
      <Button type="submit" pending pendingLabel="Sending">
        Deposit
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Amount'), '25{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('A link wears the look of a button', () => {
  expect(buttonClass({ variant: 'outline' })).not.toBe(buttonClass());
});
