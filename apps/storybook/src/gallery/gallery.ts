import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumLaunch } from '@baize/vitest-config/chromium';
import { chromium, type Browser } from 'playwright';
import { listBrands, ROOT, STORYBOOK } from './brands.ts';
import { openStillContext } from './browser-context.ts';
import { createContactSheet, type Picture } from './contact-sheet.ts';
import { readOptions, USAGE, type GalleryOptions } from './gallery-options.ts';
import { listScreens, type Screen } from './list-screens.ts';
import { serveFolder } from './serve-folder.ts';
import { storyAddress, takePicture } from './take-picture.ts';

/** Not committed, beside what `pnpm tokens` writes. */
const OUTPUT = join(ROOT, 'build/gallery');
/** The machines this runs on have two processors. */
const PAGES = 2;
/** `pnpm gallery`: every screen of every brand as a picture, and one page of them all. */
try {
  const options = readOptions(process.argv.slice(2));
  const brands = chooseBrands(options.brand);
  const server = options.url === undefined ? await serveFolder(await build()) : null;
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await takeAll(browser, { ...options, url: options.url ?? server?.url ?? '', brands });
  } finally {
    await browser.close();
    server?.close();
  }
} catch (problem) {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n${USAGE}\n`);
  process.exitCode = 1;
}

function chooseBrands(only: string | undefined): string[] {
  const all = listBrands();
  const brands = all.filter((name) => only === undefined || name === only);
  if (brands.length > 0) return brands;
  throw new Error(`There is no brand called "${only ?? ''}": there are ${all.join(', ')}.`);
}

/** Builds Storybook, which turbo skips where nothing has changed; answers its folder. */
async function build(): Promise<string> {
  process.stdout.write('Building Storybook …\n');
  const turbo = join(ROOT, 'node_modules/.bin/turbo');
  await promisify(execFile)(
    turbo,
    ['run', 'build', '--filter=@baize/storybook', '--output-logs=errors-only'],
    {
      cwd: ROOT,
      maxBuffer: 67_108_864,
    },
  );
  return join(STORYBOOK, 'storybook-static');
}

type Run = GalleryOptions & { url: string; brands: readonly string[] };

async function takeAll(browser: Browser, { url, brands, only, width }: Run): Promise<void> {
  const answer = await fetch(`${url.replace(/\/$/, '')}/index.json`);
  if (!answer.ok) throw new Error(`${url} has no index.json (${answer.status}).`);
  const screens = listScreens(await answer.json(), only);
  if (screens.length === 0) throw new Error(`No screen's id has "${only}" in it.`);
  await rm(OUTPUT, { recursive: true, force: true });
  for (const brand of brands) await mkdir(join(OUTPUT, brand), { recursive: true });
  const jobs = screens.flatMap((screen) => brands.map((brand) => ({ screen, brand })));
  const pictures: Picture[] = [];
  const waiting = [...jobs.entries()];
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [place, job] = next;
        pictures[place] = await take(browser, { ...job, url, width });
      }
    }),
  );
  await writeFile(join(OUTPUT, 'index.html'), createContactSheet(pictures, width));
  const failed = pictures.filter(({ problem }) => problem !== null);
  for (const { brand, screen, problem } of failed)
    process.stderr.write(`${screen.id} in ${brand}: ${problem ?? ''}\n`);
  process.stdout.write(`${pictures.length - failed.length} pictures: build/gallery/index.html\n`);
  if (failed.length > 0) process.exitCode = 1;
}

/** A context of its own: no screen inherits what another left in the browser. */
async function take(
  browser: Browser,
  { screen, brand, url, width }: { screen: Screen; brand: string; url: string; width: number },
): Promise<Picture> {
  const file = `${brand}/${screen.id}.png`;
  const context = await openStillContext(browser, { width });
  try {
    const page = await context.newPage();
    await takePicture(page, { address: storyAddress(url, screen, brand), file: join(OUTPUT, file) });
    return { brand, screen, file, problem: null };
  } catch (problem) {
    return { brand, screen, file, problem: problem instanceof Error ? problem.message : String(problem) };
  } finally {
    await context.close();
  }
}
