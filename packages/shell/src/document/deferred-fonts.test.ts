import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEFERRED_FONTS_SCRIPT, splitFontFaces } from './deferred-fonts.ts';

const FALLBACK = '@font-face{font-family:Text Fallback;src:local(Arial)}';
const FACE = '@font-face{font-family:Text;src:url(/text.woff2)format("woff2");unicode-range:U+20-7E}';

test('faces that fetch files leave the sheet, fallback faces and rules stay', () => {
  expect(splitFontFaces(`a{b:c}${FACE}${FALLBACK}d{e:f}`)).toEqual({
    rules: `a{b:c}${FALLBACK}d{e:f}`,
    faces: FACE,
  });
  expect(splitFontFaces('a{b:c}')).toEqual({ rules: 'a{b:c}', faces: '' });
});

/** Opens a page that names two files; returns its sheet of faces and what the page fetches. */
function open(): { faces: HTMLStyleElement; fetched: () => HTMLLinkElement[] } {
  const faces = document.createElement('style');
  faces.textContent = FACE;
  const script = document.createElement('script');
  script.dataset['fonts'] = '/display.woff2 /text.woff2';
  script.textContent = DEFERRED_FONTS_SCRIPT;
  document.head.append(faces, script);
  return { faces, fetched: () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')] };
}

const arrive = (files: readonly HTMLLinkElement[]) => {
  for (const file of files) file.dispatchEvent(new Event('load'));
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.head.replaceChildren();
  delete document.showFonts;
});

test('a first visit fetches no font before the page’s code has come, and draws with none before all have', async () => {
  const { faces, fetched } = open();
  expect(faces.media).toBe('not all');
  expect(fetched()).toEqual([]);

  const shown = document.showFonts?.();
  expect(fetched().map(({ href }) => new URL(href).pathname)).toEqual(['/display.woff2', '/text.woff2']);
  arrive(fetched().slice(0, 1));
  expect(faces.media).toBe('not all');
  arrive(fetched().slice(1));
  await shown;
  expect(faces.media).toBe('');
});

test('a font that cannot be had leaves the rest drawn', async () => {
  const { faces, fetched } = open();
  const shown = document.showFonts?.();
  fetched().forEach((file) => file.dispatchEvent(new Event('error')));
  await shown;
  expect(faces.media).toBe('');
});

test('the next visit begins with the fonts', async () => {
  const first = open();
  const shown = document.showFonts?.();
  arrive(first.fetched());
  await shown;
  document.head.replaceChildren();
  delete document.showFonts;

  const { faces, fetched } = open();
  expect(faces.media).toBe('');
  expect(fetched()).toHaveLength(2);
});
