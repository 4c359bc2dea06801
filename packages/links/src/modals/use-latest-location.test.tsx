import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useLatestLocation } from './use-latest-location.ts';

afterEach(cleanup);

const Address = () => <p data-testid="address">{useLatestLocation().search}</p>;

test('the address is known at once, while the page still waits for what it needs', async () => {
  let arrive = () => {};
  const code = new Promise<void>((done) => (arrive = done));
  function Page() {
    const { search } = useLocation();
    if (search !== '') use(code);
    return <p data-testid="page">drawn for {search || 'no query'}</p>;
  }
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <Address />
          <Suspense fallback={<p>nothing left of the page</p>}>
            <Page />
          </Suspense>
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => router.navigate('/?modal=login'));
  expect(screen.getByTestId('address').textContent).toBe('?modal=login');
  expect(screen.getByTestId('page').textContent).toBe('drawn for no query');
  await act(async () => arrive());
  expect(screen.getByTestId('page').textContent).toBe('drawn for ?modal=login');
});

test('without a router of pages it is the one that is drawn', () => {
  render(
    <MemoryRouter initialEntries={['/?modal=login']}>
      <Address />
    </MemoryRouter>,
  );
  expect(screen.getByTestId('address').textContent).toBe('?modal=login');
});
