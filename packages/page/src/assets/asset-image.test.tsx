import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PageProvider } from '../page/page.ts';
import { pageDataFixture } from '../testing/page-data-fixture.ts';
import { AssetImage, PlatformImage } from './asset-image.tsx';

afterEach(cleanup);

function show(ask: { assetRoot: string | null; path?: string }) {
  return render(
    <PageProvider value={{ ...pageDataFixture, assetRoot: ask.assetRoot }}>
      <AssetImage path={ask.path ?? 'rewards/cashback'} width={96} height={96} fallback="drawn" />
    </PageProvider>,
  );
}

test('a picture comes from the platform’s folder, or from the app’s own without one [SET-05]', () => {
  const { container, unmount } = show({ assetRoot: '/api/core/casino/assets' });
  expect(container.querySelector('img')?.getAttribute('src')).toBe(
    '/api/core/casino/assets/rewards/cashback',
  );
  unmount();
  const own = show({ assetRoot: null });
  expect(own.container.querySelector('img')?.getAttribute('src')).toBe(
    '/default-assets/rewards/cashback.png',
  );
});

test('a missing picture shows the drawn one, never a broken-image mark [SET-05]', () => {
  const { container } = show({ assetRoot: null });
  const image = container.querySelector('img');
  if (!image) throw new Error('no picture');
  fireEvent.error(image);
  expect(screen.getByText('drawn')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
});

test('a path that leads elsewhere is never asked for [SET-05]', () => {
  const { container } = show({ assetRoot: '/api/core/casino/assets', path: '../../user/get-user-details' });
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('drawn')).toBeTruthy();
});

test('a picture that is seen first is requested at once and before the others, any other one when it is near', () => {
  const { container, rerender } = render(
    <PlatformImage address="/a.svg" width={9} height={9} fallback={null} priority />,
  );
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('eager');
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  rerender(<PlatformImage address="/b.svg" width={9} height={9} fallback={null} />);
  expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  expect(container.querySelector('img')?.hasAttribute('fetchpriority')).toBe(false);
});
