import { BRANDS } from '@baize/bench/gates';
import { expect, test } from '../../src/journey.ts';
import { loadPages } from '../../src/first-load.ts';

for (const brand of BRANDS) {
  test(`a visitor’s pages of ${brand} load no more than they may until they are quiet`, async ({
    browser,
    places,
    watch,
  }) => {
    const { url } = places[brand];
    const excess = await loadPages({ browser, brand, url, viewer: 'visitor', complaints: watch.complaints });
    expect(excess.length, excess.join('\n\n')).toBe(0);
  });

  test(`a player’s pages of ${brand} load no more than they may until they are quiet`, async ({
    browser,
    context,
    places,
    signInAs,
    watch,
  }) => {
    const { url } = places[brand];
    await signInAs('vip', url);
    const storageState = await context.storageState();
    const excess = await loadPages({
      browser,
      brand,
      url,
      viewer: 'player',
      storageState,
      complaints: watch.complaints,
    });
    expect(excess.length, excess.join('\n\n')).toBe(0);
  });
}
