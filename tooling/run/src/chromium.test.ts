import { expect, test } from 'vitest';
import { findChromium, ensureChromium, type Installers } from './chromium.ts';

const NOTHING: Installers = {
  isRoot: false,
  apt: () => Promise.reject(new Error('not asked for')),
  download: () => Promise.resolve(null),
};

const has =
  (...paths: string[]) =>
  (path: string): boolean =>
    paths.includes(path);

test('CHROMIUM_PATH is taken before anything on the PATH', () => {
  const given = { CHROMIUM_PATH: '/opt/c', PATH: '/usr/bin' };
  expect(findChromium(given, has('/opt/c', '/usr/bin/chromium'))).toBe('/opt/c');
});

test.each(['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'])(
  'the system’s %s is found',
  (name) => {
    expect(findChromium({ PATH: '/a:/usr/bin' }, has(`/usr/bin/${name}`))).toBe(`/usr/bin/${name}`);
  },
);

test('the bare Chromium goes before a whole one, wherever it lies on the PATH', () => {
  const exists = has('/a/chromium', '/b/chromium-headless-shell');
  expect(findChromium({ PATH: '/a:/b' }, exists)).toBe('/b/chromium-headless-shell');
});

test('a CHROMIUM_PATH that is not there is said, and nothing else is tried', async () => {
  const given = { CHROMIUM_PATH: '/opt/gone', PATH: '/usr/bin' };
  expect(await ensureChromium({ given, exists: has('/usr/bin/chromium'), installers: NOTHING })).toEqual({
    missing: 'CHROMIUM_PATH names /opt/gone, which is not there. Correct it or unset it.',
  });
});

test('root gets Debian’s', async () => {
  const places: string[] = [];
  const apt = (): Promise<boolean> => Promise.resolve(places.push('/usr/bin/chromium') > 0);
  const installers = { ...NOTHING, isRoot: true, apt };
  expect(
    await ensureChromium({
      given: { PATH: '/usr/bin' },
      exists: (path) => places.includes(path),
      installers,
    }),
  ).toEqual({ found: '/usr/bin/chromium' });
});

test('when apt fails, Playwright’s download is tried', async () => {
  const installers = {
    isRoot: true,
    apt: () => Promise.resolve(false),
    download: () => Promise.resolve('/cache/chrome'),
  };
  expect(await ensureChromium({ given: {}, exists: has('/cache/chrome'), installers })).toEqual({
    found: '/cache/chrome',
  });
});

test('when nothing helps, the words say what to do', async () => {
  expect(await ensureChromium({ given: {}, exists: has(), installers: NOTHING })).toEqual({
    missing: expect.stringContaining('set CHROMIUM_PATH'),
  });
});
