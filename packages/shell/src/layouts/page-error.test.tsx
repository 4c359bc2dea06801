import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub, data } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { PageProvider } from '@baize/page';
import { BrandProvider } from '@baize/page/brand';
import { brandFixture, TestI18nProvider, pageDataFixture } from '@baize/page/testing';
import { isChunkLoadError, reloadOnce } from './chunk-load-error.ts';
import { PageError } from './page-error.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function fail(problem: unknown) {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const Stub = createRoutesStub([
    {
      path: '*',
      loader: () => {
        throw problem;
      },
      Component: () => null,
      ErrorBoundary: PageError,
      HydrateFallback: () => null,
    },
  ]);
  render(
    <TestI18nProvider>
      <BrandProvider value={brandFixture()}>
        <PageProvider value={pageDataFixture}>
          <Stub />
        </PageProvider>
      </BrandProvider>
    </TestI18nProvider>,
  );
}

test('an address that leads nowhere says so and leads back', async () => {
  fail(data(null, { status: 404 }));
  expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe('/');
  const search = screen.getByRole('search');
  expect(search.getAttribute('action')).toBe('/casino');
  expect(within(search).getByRole('searchbox').getAttribute('name')).toBe('search');
});

test('a page that fails says so and can be loaded again', async () => {
  fail(new Error('broken'));
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
});

test.each([
  'Failed to fetch dynamically imported module: https://x.test/a.js',
  'error loading dynamically imported module: https://x.test/a.js',
  'Importing a module script failed.',
])('code that could not be fetched is told from a fault: %s', (message) => {
  expect(isChunkLoadError(new TypeError(message))).toBe(true);
  expect(isChunkLoadError(new TypeError('x is not a function'))).toBe(false);
});

function pageOf(parts: { reloaded: boolean; age: number }) {
  const reload = vi.fn<() => void>();
  return { cameFromReload: () => parts.reloaded, age: () => parts.age, reload };
}

test('a page whose code is missing is fetched anew once, never in a loop', () => {
  const first = pageOf({ reloaded: false, age: 500 });
  reloadOnce(first);
  expect(first.reload).toHaveBeenCalledOnce();
  const again = pageOf({ reloaded: true, age: 500 });
  reloadOnce(again);
  expect(again.reload).not.toHaveBeenCalled();
  const muchLater = pageOf({ reloaded: true, age: 600_000 });
  reloadOnce(muchLater);
  expect(muchLater.reload).toHaveBeenCalledOnce();
});
