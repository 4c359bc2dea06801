import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './toast.tsx';
import { toasts } from './toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  toasts.clear();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function tell(toast: Parameters<typeof toasts.add>[0]): void {
  render(<ToastRegion label="Messages" closeLabel="Close message" />);
  act(() => {
    toasts.add(toast);
  });
}

test('A message goes after six seconds', () => {
  tell({ tone: 'success', title: 'Limit updated' });
  pass(5900);
  expect(screen.getByText('Limit updated')).toBeDefined();
  pass(100);
  pass(200);
  expect(screen.queryByText('Limit updated')).toBeNull();
});

test('A message stays while it is pointed at or has focus', () => {
  tell({ tone: 'info', title: 'Connecting again' });
  fireEvent.pointerEnter(screen.getByText('Connecting again'));
  pass(20_000);
  expect(screen.getByText('Connecting again')).toBeDefined();
});

test('An error stays until it is closed', () => {
  tell({ tone: 'danger', title: 'The claim did not go through' });
  pass(60_000);
  expect(screen.getByRole('alert').textContent).toContain('did not go through');
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  pass(200);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A message with the same id takes the place of the earlier one', () => {
  tell({ id: 'connection', tone: 'warning', title: 'You are offline' });
  act(() => {
    toasts.add({ id: 'connection', tone: 'success', title: 'Connected' });
  });
  expect(screen.queryByText('You are offline')).toBeNull();
  expect(screen.getByText('Connected')).toBeDefined();
});

test('A message in the place of an earlier one has the whole six seconds, also while that one leaves', () => {
  const limit = { id: 'limit', tone: 'success', title: 'Limit updated' } as const;
  tell(limit);
  const again = () => act(() => void toasts.add(limit));
  pass(5_900);
  again();
  pass(200);
  pass(300);
  expect(screen.getByText('Limit updated')).toBeDefined();
  pass(5_600);
  again();
  pass(300);
  pass(300);
  expect(screen.getByText('Limit updated')).toBeDefined();
});
