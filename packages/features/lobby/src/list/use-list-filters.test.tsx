import { DEFAULT_GAME_LIST_PARAMS } from '@baize/domain/game-list';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useListFilters } from './use-list-filters.ts';

afterEach(cleanup);

type Seen = ReturnType<typeof useListFilters> & { search: string };

interface Parts {
  soon?: boolean;
  seen?(list: Seen): void;
}

/** A list whose server takes until `answer` to say what an address holds. */
function listOf({ soon = true, seen = () => undefined }: Parts = {}) {
  const waiting: (() => void)[] = [];
  const answer = () => act(async () => waiting.splice(0).forEach((go) => go()));
  const tools: { children?: ReactNode } = {};
  const router = createMemoryRouter(
    [
      {
        path: '/casino',
        element: <Children of={tools} />,
        loader: ({ request }) =>
          new URL(request.url).search === ''
            ? null
            : new Promise<null>((resolve) => waiting.push(() => resolve(null))),
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/casino'] },
  );
  const useSeen = () => {
    const list = { ...useListFilters({ soon }), search: useLocation().search };
    // As a press does that is made after the list is drawn and before its effects have run.
    useLayoutEffect(() => {
      seen(list);
    });
    return list;
  };
  const hook = renderHook(useSeen, {
    wrapper: ({ children }) => {
      tools.children = children;
      return <RouterProvider router={router} />;
    },
  });
  return { ...hook, answer, waiting, router };
}

function Children({ of }: { of: { children?: ReactNode } }) {
  return of.children;
}

test('a second press while the address of the first is on its way holds, and the address ends with both', async () => {
  const list = listOf();
  await waitFor(() => expect(list.result.current).toBeTruthy());
  act(() => list.result.current.setFilters({ ...DEFAULT_GAME_LIST_PARAMS, order: 'desc' }));
  expect(list.result.current.filters.order).toBe('desc');
  await waitFor(() => expect(list.waiting).toHaveLength(1));

  act(() => list.result.current.setFilters({ ...list.result.current.filters, demoOnly: true }));
  await list.answer();
  await waitFor(() => expect(list.waiting).toHaveLength(1));
  expect(list.result.current.filters).toMatchObject({ order: 'desc', demoOnly: true });

  await list.answer();
  await waitFor(() => expect(list.result.current.search).toBe('?order=desc&demo=1'));
  expect(list.result.current.filters).toMatchObject({ order: 'desc', demoOnly: true });
});

test('a press in the very moment in which the address of the one before arrives holds', async () => {
  let pressed = false;
  const list = listOf({
    seen({ search, filters, setFilters }) {
      if (search !== '?order=desc' || pressed) return;
      pressed = true;
      setFilters({ ...filters, demoOnly: true });
    },
  });
  await waitFor(() => expect(list.result.current).toBeTruthy());
  act(() => list.result.current.setFilters({ ...DEFAULT_GAME_LIST_PARAMS, order: 'desc' }));
  await waitFor(() => expect(list.waiting).toHaveLength(1));
  await list.answer();
  expect(list.result.current.filters).toMatchObject({ order: 'desc', demoOnly: true });
  await waitFor(() => expect(list.waiting).toHaveLength(1));
  await list.answer();
  await waitFor(() => expect(list.result.current.search).toBe('?order=desc&demo=1'));
});

test('whoever goes elsewhere while an address is on its way sees what is said there', async () => {
  const list = listOf();
  await waitFor(() => expect(list.result.current).toBeTruthy());
  act(() => list.result.current.setFilters({ ...DEFAULT_GAME_LIST_PARAMS, order: 'desc' }));
  await waitFor(() => expect(list.waiting).toHaveLength(1));
  act(() => void list.router.navigate('/casino?volatility=high'));
  await waitFor(() => expect(list.waiting).toHaveLength(2));
  await list.answer();
  await waitFor(() => expect(list.result.current.search).toBe('?volatility=high'));
  expect(list.result.current.filters).toMatchObject({ order: 'asc', volatility: 'high' });
});

test.each([
  ['knows', true],
  ['does not know', false],
])(
  'a modal opened before the address has followed keeps the choice of a page that %s all games, and so does Back out of it',
  async (_, soon) => {
    const list = listOf({ soon });
    await waitFor(() => expect(list.result.current).toBeTruthy());
    act(() => list.result.current.setFilters({ ...DEFAULT_GAME_LIST_PARAMS, demoOnly: true }));
    await waitFor(() => expect(list.waiting).toHaveLength(1));
    // As the heart of a tile does it for a visitor: over the address of that moment.
    act(() => void list.router.navigate('/casino?modal=login', { preventScrollReset: true }));
    await waitFor(() => expect(list.waiting).toHaveLength(2));
    await list.answer();
    await waitFor(() => expect(list.result.current.search).toBe('?modal=login'));
    expect(list.result.current.filters.demoOnly).toBe(true);

    await act(() => list.router.navigate(-1));
    expect(list.result.current.filters.demoOnly).toBe(true);
    await waitFor(() => expect(list.waiting).toHaveLength(1));
    await list.answer();
    await waitFor(() => expect(list.result.current.search).toBe('?demo=1'));
    expect(list.result.current.filters.demoOnly).toBe(true);
  },
);
