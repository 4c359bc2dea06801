import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PasswordInput } from './password-input.tsx';

afterEach(cleanup);

function shown() {
  render(
    <PasswordInput
      aria-label="Password"
      showLabel="Show password"
      hideLabel="Hide password"
      capsLockLabel="Caps lock is on"
    />,
  );
  return screen.getByLabelText<HTMLInputElement>('Password');
}

test('The password can be looked at and hidden again', async () => {
  const input = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

test('The player is told that caps lock is on, and no longer when it is off', () => {
  const input = shown();
  fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status').textContent).toBe('Caps lock is on');
  fireEvent.keyUp(input, { key: 'a' });
  expect(screen.getByRole('status').textContent).toBe('');
});
