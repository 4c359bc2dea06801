import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { BRANDS, PAGE_GATES } from '@baize/bench/gates';
import { expect, test } from '../../src/journey.ts';
import { loadPage } from '../../src/first-load.ts';

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

  for (const gate of PAGE_GATES)
    test(`${gate.paths[brand]} of ${brand} loads no more for a ${gate.viewer} than it may until it is quiet`, async ({
      browser,
      context,
      places,
      signInAs,
      watch,
    }) => {
      const { url } = places[brand];
      const options = { browser, brand, url, complaints: watch.complaints };
      if (gate.viewer === 'player') await signInAs('vip', url);
      const excess = await loadPage(gate, { ...options, storageState: await context.storageState() });
      expect(excess.length, excess.join('\n\n')).toBe(0);
    });
}
