import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BRANDS } from '@baize/bench/gates';
import { expect, test } from '../../src/journey.ts';
import { loadPages } from '../../src/first-load.ts';

for (const brand of BRANDS) {
  test(`the server of ${brand} renders with production code, whatever its environment says`, async () => {
    const folder = fileURLToPath(new URL(`../../../../apps/${brand}/build/server/`, import.meta.url));
    let files = 0;
    for await (const file of glob('**/*.js', { cwd: folder })) {
      files += 1;
      expect(await readFile(folder + file, 'utf8'), file).not.toContain('process.env.NODE_ENV');
    }
    expect(files).toBeGreaterThan(0);
  });

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
