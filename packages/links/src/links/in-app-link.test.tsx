import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InAppLink } from './in-app-link.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

/** The frame that answers a press, and what waits for it. */
const paint = () => act(async () => vi.advanceTimersByTime(50));

function show() {
  let renders = 0;
  const page = (
    <Profiler id="link" onRender={() => (renders += 1)}>
      <InAppLink href="/casino?page=2">Next</InAppLink>
    </Profiler>
  );
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link'), renders: () => renders };
}

const address = ({ state: { location } }: ReturnType<typeof show>['router']) =>
  location.pathname + location.search;

test('a press is answered by a frame, then goes to its address without loading a document', async () => {
  const { router, link } = show();
  expect(fireEvent.click(link)).toBe(false);
  expect(address(router)).toBe('/');
  await paint();
  expect(address(router)).toBe('/casino?page=2');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press that asks the browser for another tab or window is the browser’s: %o',
  async (press) => {
    const { router, link } = show();
    expect(fireEvent.click(link, press)).toBe(true);
    await paint();
    expect(address(router)).toBe('/');
  },
);

test('a link to the address that is shown adds nothing to the history', async () => {
  const { router, link } = show();
  fireEvent.click(link);
  fireEvent.click(link);
  await paint();
  expect(router.state.historyAction).toBe('REPLACE');
  await act(() => router.navigate(-1));
  expect(address(router)).toBe('/');
});

test('an address that changes renders no link again', async () => {
  const { router, renders } = show();
  const before = renders();
  await act(() => router.navigate('/promotions'));
  expect(address(router)).toBe('/promotions');
  expect(renders()).toBe(before);
});
