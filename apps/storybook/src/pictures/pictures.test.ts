import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromiumLaunch } from '@baize/vitest-config/chromium';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBrands, ROOT, STORYBOOK } from '../gallery/brands.ts';
import { openStillContext } from '../gallery/browser-context.ts';
import { serveFolder, type FolderServer } from '../gallery/serve-folder.ts';
import { storyAddress, takePicture } from '../gallery/take-picture.ts';
import { comparePictures } from './compare-pictures.ts';
import { COMPARED, LARGEST_SHARE, SCALE } from './picture-set.ts';

const isUpdating = process.env['UPDATE_PICTURES'] === '1';

let browser: Browser;
let server: FolderServer;

beforeAll(async () => {
  server = await serveFolder(join(STORYBOOK, 'storybook-static'));
  browser = await chromium.launch(chromiumLaunch());
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** In the theme's folder, so that they come and go with the brand. */
function folderOf(brand: string): string {
  return join(ROOT, 'packages/ui/src/themes', brand, 'pictures');
}

async function take(brand: string, { id, width }: (typeof COMPARED)[number]): Promise<Buffer> {
  const file = join(ROOT, 'build/pictures', brand, `${id}-${width}.png`);
  mkdirSync(dirname(file), { recursive: true });
  const context = await openStillContext(browser, { width, scale: SCALE });
  try {
    await takePicture(await context.newPage(), {
      address: storyAddress(server.url, { id, title: '', name: '' }, brand),
      file,
    });
    return readFileSync(file);
  } finally {
    await context.close();
  }
}

async function compare(before: Buffer, now: Buffer) {
  const context = await browser.newContext();
  try {
    return await comparePictures(await context.newPage(), before, now);
  } finally {
    await context.close();
  }
}

/** A new brand's look is its own affair until its first pictures are committed. */
const brands = listBrands().filter((brand) => isUpdating || existsSync(folderOf(brand)));

test('there are pictures to compare', () => {
  expect(brands.length).toBeGreaterThan(0);
});

describe.each(brands)('%s', (brand) => {
  test.each(COMPARED)('$id looks at $width pixels as its committed picture [BRD-03]', async (picture) => {
    const now = await take(brand, picture);
    const committed = join(folderOf(brand), `${picture.id}-${picture.width}.png`);
    if (isUpdating) {
      mkdirSync(dirname(committed), { recursive: true });
      writeFileSync(committed, now);
    }
    const { share, difference } = await compare(readFileSync(committed), now);
    const seen = join(ROOT, 'build/pictures', brand, `${picture.id}-${picture.width}-difference.png`);
    writeFileSync(seen, difference);
    expect(
      share,
      `${seen} shows what differs; if it is meant, run \`pnpm gallery:update\``,
    ).toBeLessThanOrEqual(LARGEST_SHARE);
  });
});

/** A page of a button on a ground, as a picture. */
async function draw(button: string): Promise<Buffer> {
  const context = await openStillContext(browser, { width: 1280, scale: SCALE });
  try {
    const page = await context.newPage();
    await page.setContent(
      `<body style="margin:0;background:#111f2e;color:#fff;font:16px sans-serif"><p>Some words</p><b style="position:absolute;padding:12px 24px;${button}">Deposit</b>`,
    );
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

const BUTTON = 'inset:80px auto auto 80px;background:#ff8160';

test.each([
  ['another color', 'inset:80px auto auto 80px;background:#e06030'],
  ['another place', 'inset:88px auto auto 80px;background:#ff8160'],
  [
    'other corners and a border',
    'inset:80px auto auto 80px;background:#ff8160;border-radius:24px;border:4px solid #fff',
  ],
])('%s of one button is found', async (_, button) => {
  const { share } = await compare(await draw(BUTTON), await draw(button));
  expect(share).toBeGreaterThan(LARGEST_SHARE);
});

test('letters a fraction of a pixel aside are no difference', async () => {
  const { share } = await compare(await draw(BUTTON), await draw(`${BUTTON};text-indent:.3px`));
  expect(share).toBeLessThanOrEqual(LARGEST_SHARE);
});
