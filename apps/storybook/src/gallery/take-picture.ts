import type { Page } from 'playwright';
import type { Screen } from './list-screens.ts';

/** Longer pages are cut: the first of them says what a screen is. */
const LONGEST = 3_000;
const WAIT_MS = 30_000;

/** The address of a story alone, in a brand. */
export function storyAddress(url: string, { id }: Screen, brand: string): string {
  const query = new URLSearchParams({ id, viewMode: 'story', globals: `brand:${brand}` });
  return `${url.replace(/\/$/, '')}/iframe.html?${query.toString()}`;
}

/**
 * Takes the picture of a screen once it has played, its fonts and pictures are there and nothing moves.
 *
 * @throws Error with what the story or the browser says of a screen that cannot be drawn.
 */
export async function takePicture(
  page: Page,
  { address, file }: { address: string; file: string },
): Promise<void> {
  await page.goto(address, { waitUntil: 'load', timeout: WAIT_MS });
  const phase = await page.waitForFunction(findPhase, undefined, { timeout: WAIT_MS });
  const ended = await phase.jsonValue();
  if (ended === 'errored')
    throw new Error((await page.locator('#error-message').textContent()) ?? 'It failed.');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
  const { width = 1280, height = 800 } = page.viewportSize() ?? {};
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: file,
    animations: 'disabled',
    caret: 'hide',
    clip: { x: 0, y: 0, width, height: Math.min(LONGEST, Math.max(height, length)) },
    fullPage: true,
  });
}

/** Runs in the page: the phase in which Storybook ended the story, or null while it has not. */
function findPhase(): string | null {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const render: unknown =
    typeof preview === 'object' && preview ? Reflect.get(preview, 'currentRender') : null;
  const phase: unknown = typeof render === 'object' && render ? Reflect.get(render, 'phase') : null;
  return phase === 'finished' || phase === 'errored' ? phase : null;
}
