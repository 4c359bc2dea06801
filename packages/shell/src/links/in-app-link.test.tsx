import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { InAppLink } from './in-app-link.tsx';

afterEach(cleanup);

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

test('a press goes to its address without loading a document', () => {
  const { router, link } = show();
  expect(fireEvent.click(link)).toBe(false);
  expect(address(router)).toBe('/casino?page=2');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press that asks the browser for another tab or window is the browser’s: %o',
  (press) => {
    const { router, link } = show();
    expect(fireEvent.click(link, press)).toBe(true);
    expect(address(router)).toBe('/');
  },
);

test('a link to the address that is shown adds nothing to the history', async () => {
  const { router, link } = show();
  fireEvent.click(link);
  fireEvent.click(link);
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
