import type { Page } from 'playwright';

export interface Comparison {
  /** How much of the picture differs, from 0 to 1; 1 where the sizes do. */
  share: number;
  /** What differs in red on the faint picture of now. */
  difference: Buffer;
}

/** Compares two PNG files in a browser, which can read them and draw them smaller. */
export async function comparePictures(page: Page, before: Buffer, now: Buffer): Promise<Comparison> {
  const { share, image } = await page.evaluate(compareInPage, [
    before.toString('base64'),
    now.toString('base64'),
  ]);
  return { share, difference: Buffer.from(image.slice(image.indexOf(',') + 1), 'base64') };
}

/** Runs in the page, so everything it needs is in it. */
async function compareInPage([before = '', now = '']: readonly string[]): Promise<{
  share: number;
  image: string;
}> {
  /** Smoothing takes away how a machine draws the edges of letters, and leaves colors, sizes and places. */
  const shrink = 2;
  const largestStep = 28;

  const load = async (base64: string): Promise<HTMLImageElement> => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    return image;
  };
  const [old, current] = [await load(before), await load(now)];
  const width = Math.ceil(current.naturalWidth / shrink);
  const height = Math.ceil(current.naturalHeight / shrink);
  const draw = (image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser draws no canvas.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return { canvas, context, pixels: context.getImageData(0, 0, width, height) };
  };
  const isSameSize = old.naturalWidth === current.naturalWidth && old.naturalHeight === current.naturalHeight;
  const [one, other] = [draw(old), draw(current)];
  let differing = 0;
  for (let at = 0; at < other.pixels.data.length; at += 4) {
    const step = Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((one.pixels.data[at + channel] ?? 0) - (other.pixels.data[at + channel] ?? 0)),
      ),
    );
    if (step > largestStep) {
      differing += 1;
      other.pixels.data.set([220, 0, 0, 255], at);
    } else other.pixels.data[at + 3] = 90;
  }
  other.context.putImageData(other.pixels, 0, 0);
  return { share: isSameSize ? differing / (width * height) : 1, image: other.canvas.toDataURL('image/png') };
}
