import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetUrl } from './assets.ts';

describe('pictures of the platform', () => {
  test('come from the platform’s folder when one is configured [SET-05]', () => {
    const root = '/api/core/casino/assets';
    expect(assetUrl({ path: 'rewards/cashback', root })).toBe('/api/core/casino/assets/rewards/cashback');
    expect(assetUrl({ path: '/logo.svg', root: 'https://pictures.example/x/' })).toBe(
      'https://pictures.example/x/logo.svg',
    );
  });

  test('come from the pictures that ship with the app otherwise [SET-05]', () => {
    expect(assetUrl({ path: 'rewards/cashback', root: null })).toBe('/default-assets/rewards/cashback.png');
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
    expect(assetUrl({ path, root: null })).toBeNull();
  });

  test('never leave the folder they belong to', () => {
    assert(
      property(string(), (path) => {
        const address = assetUrl({ path, root: '/pictures' });
        if (address === null) return;
        expect(address).toMatch(/^\/pictures\/[^?#\\:]+$/);
        expect(decodeURIComponent(address).split('/')).not.toContain('..');
      }),
    );
  });
});
