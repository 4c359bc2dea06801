import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetAddress } from './assets.ts';

describe('pictures of the platform', () => {
  test('come from the platform’s folder when one is configured [SET-05]', () => {
    const root = '/api/core/casino/assets';
    expect(assetAddress({ path: 'rewards/cashback', root })).toBe('/api/core/casino/assets/rewards/cashback');
    expect(assetAddress({ path: '/logo.svg', root: 'https://pictures.example/x/' })).toBe(
      'https://pictures.example/x/logo.svg',
    );
  });

  test('come from the pictures that ship with the app otherwise [SET-05]', () => {
    expect(assetAddress({ path: 'rewards/cashback', root: null })).toBe(
      '/default-assets/rewards/cashback.png',
    );
  });

  test.each([
    '',
    '/',
    '../secrets',
    'a/../b',
    'a//b',
    'javascript:alert(1)',
    'https://evil.example',
    'a?b',
    'a\\b',
  ])('have no address for the path %j', (path) => {
    expect(assetAddress({ path, root: null })).toBeNull();
  });

  test('never leave the folder they belong to', () => {
    assert(
      property(string(), (path) => {
        const address = assetAddress({ path, root: '/pictures' });
        if (address === null) return;
        expect(address).toMatch(/^\/pictures\/[^?#\\:]+$/);
        expect(decodeURIComponent(address).split('/')).not.toContain('..');
      }),
    );
  });
});
