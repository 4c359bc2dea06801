import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { injectEntry, SCRIPT_TIMEOUT_MS } from './inject.ts';

let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void said.push(line));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const node of document.querySelectorAll('[data-tracking]')) node.remove();
});

const entry = (key: string, parts: { head?: string; bodyStart?: string; bodyEnd?: string }) => ({
  key,
  head: null,
  bodyStart: null,
  bodyEnd: null,
  ...parts,
});

const script = (key: string) =>
  document.querySelector<HTMLScriptElement>(`script[data-tracking="${key}"][src]`);

test('each part stands in its place, in the order it was written in [TRK-01]', async () => {
  document.body.innerHTML = '<main>page</main>';
  await injectEntry(
    entry('all', {
      head: '<link rel="preconnect" href="https://a.example"><script>0 /* one */</script>',
      bodyStart: '<script>0 /* two */</script><script>0 /* three */</script>',
      bodyEnd: '<img src="https://a.example/p" width="1" height="1"><script id="last">0 /* four */</script>',
    }),
    () => true,
  );
  const texts = [...document.body.children].map((node) => node.textContent || node.tagName);
  expect(texts).toEqual(['0 /* two */', '0 /* three */', 'page', 'IMG', '0 /* four */']);
  expect(document.head.querySelector('link[data-tracking="all"]')?.getAttribute('href')).toBe(
    'https://a.example',
  );
  expect(document.querySelector('img')?.hidden).toBe(true);
  expect(document.querySelector('#last')?.textContent).toBe('0 /* four */');
});

test('what follows a script of an entry waits for it, other entries do not [TRK-01]', async () => {
  const first = injectEntry(
    entry('slow', { head: '<script src="//a.example/1.js"></script><script>0 /* then */</script>' }),
    () => true,
  );
  await injectEntry(entry('other', { head: '<script>0 /* other */</script>' }), () => true);
  const texts = () =>
    [...document.head.querySelectorAll('script[data-tracking]')].map((node) => node.textContent);
  expect(texts()).toEqual(['', '0 /* other */']);
  script('slow')?.dispatchEvent(new Event('load'));
  await first;
  expect(texts()).toEqual(['', '0 /* other */', '0 /* then */']);
});

test('a script that hangs holds its entry up for a while only, one that does not come not at all, each logged once [TRK-01]', async () => {
  vi.useFakeTimers();
  const hung = injectEntry(
    entry('hung', { head: '<script src="//a.example/h.js"></script><script>0 /* on */</script>' }),
    () => true,
  );
  const gone = injectEntry(entry('gone', { head: '<script src="//a.example/g.js"></script>' }), () => true);
  script('gone')?.dispatchEvent(new Event('error'));
  await gone;
  expect(said).toEqual(['Tracking script gone did not load.']);
  await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS);
  await hung;
  expect(said[1]).toMatch('Tracking script hung takes too long');
  expect(document.head.textContent).toContain('0 /* on */');
});

test('nothing more comes in once the page may have none', async () => {
  let wanted = true;
  const running = injectEntry(
    entry('left', { head: '<script src="//a.example/l.js"></script><script>0 /* late */</script>' }),
    () => wanted,
  );
  wanted = false;
  script('left')?.dispatchEvent(new Event('load'));
  await running;
  expect(document.head.textContent).not.toContain('late');
});

test('a script that is asked not to be waited for is not', async () => {
  await injectEntry(
    entry('async', { head: '<script async src="//a.example/a.js"></script><script>0 /* next */</script>' }),
    () => true,
  );
  expect(document.head.textContent).toContain('next');
});

test('markup of any other kind is left out and logged once', async () => {
  const odd = entry('odd', { bodyEnd: '<iframe src="https://a.example"></iframe><b onclick="x()">x</b>' });
  await injectEntry(odd, () => true);
  await injectEntry(odd, () => true);
  expect(document.querySelector('iframe, b')).toBeNull();
  expect(said).toEqual([
    'Tracking entry odd: <iframe> is not taken into the page.',
    'Tracking entry odd: <b> is not taken into the page.',
  ]);
});
