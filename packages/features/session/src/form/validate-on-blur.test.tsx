import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { validateOnBlur } from '@baize/forms/validate-on-blur';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function shown() {
  const judged = vi.fn<() => void>();
  render(<input aria-label="E-mail" onBlur={validateOnBlur(judged)} />);
  const leave = () => fireEvent.blur(screen.getByLabelText('E-mail'));
  return { judged, leave };
}

test('a field that is left is judged at once', () => {
  const { judged, leave } = shown();
  leave();
  expect(judged).toHaveBeenCalledOnce();
});

test.each([
  ['is let go', 'mouseup'],
  ['is let go of by key', 'keyup'],
  ['turns into a scroll', 'pointercancel'],
  ['turns into a long one', 'contextmenu'],
])('a field that is left by pressing a button is judged once the press %s', async (_how, end) => {
  const { judged, leave } = shown();
  vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  leave();
  expect(judged).not.toHaveBeenCalled();
  fireEvent(document.body, new Event(end, { bubbles: true }));
  await vi.waitFor(() => expect(judged).toHaveBeenCalledOnce());
});
