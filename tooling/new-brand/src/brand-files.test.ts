import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createBrandFiles } from './brand-files.ts';
import { brandFolders } from './brand-plan.ts';
import type { NewFile } from './new-file.ts';
import type { BrandRequest } from './brand-request.ts';
import { ROOT } from './root.ts';
import { findDependents, findFreePort, listBrandApps } from './workspace-brands.ts';

const REQUEST: BrandRequest = {
  name: 'blue-sky',
  label: 'Blue Sky',
  accent: '#00AAAA',
  scheme: 'light',
  navigation: 'panel',
  radius: 14,
  density: 'airy',
};

const base = { name: 'curacao', port: 4100 };
const files = await createBrandFiles({ root: ROOT, request: REQUEST, port: 4300, base });

function textOf(path: string): string {
  return String(files.find((file) => file.path === path)?.content ?? '');
}

/** Every file under a folder with its content. */
function snapshot(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return new Map(
    names.map((one) => {
      const path = join(one.parentPath, one.name);
      return [path.slice(folder.length + 1), readFileSync(path, 'base64')];
    }),
  );
}

test('a brand is written into its two folders, and nothing else changes [BRD-02]', () => {
  const root = mkdtempSync(join(tmpdir(), 'baize-brand-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of brandFolders(base.name))
    cpSync(join(ROOT, folder), join(root, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\/build$|\.react-router|\/reports$/.test(path),
    });
  const before = snapshot(root);
  for (const { path, content } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  const after = snapshot(root);
  for (const [path, content] of before) expect(after.get(path), path).toBe(content);
  const added = [...after.keys()].filter((path) => !before.has(path));
  const folders = brandFolders(REQUEST.name).map((folder) => `${folder}/`);
  expect(added.length).toBeGreaterThan(30);
  expect(added.filter((path) => !folders.some((folder) => path.startsWith(folder)))).toEqual([]);
});

test('a new app has every file that the other has, and no file is written twice', () => {
  const paths = files.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const [app] = brandFolders(REQUEST.name);
  const own = readdirSync(join(ROOT, 'apps/curacao/app')).map((file) => `${app}/app/${file}`);
  expect(paths).toEqual(expect.arrayContaining(own));
});

test('nothing of it names the brand its files were taken from', () => {
  const naming = files.filter(
    ({ content }: NewFile) => typeof content === 'string' && /curacao|curaçao/i.test(content),
  );
  expect(naming.map(({ path }) => path)).toEqual([]);
});

test('its own port stands where the host, the reload and the platform’s row need it', () => {
  expect(textOf('apps/blue-sky/server.ts')).toContain('port: 4300');
  expect(textOf('apps/blue-sky/dev.ts')).toContain('reloadPort: 24300');
  expect(JSON.parse(textOf('apps/blue-sky/sandbox.json'))).toEqual({
    settings: { navigationSystem: 'panel', brandName: 'Blue Sky', casinoOrigin: 'http://127.0.0.1:4300' },
  });
});

test('its seeds stand in its theme', () => {
  const tokens = textOf('packages/ui/src/themes/blue-sky/tokens.ts');
  for (const seed of ["accent: '#00AAAA'", "scheme: 'light'", 'radius: 14', "density: 'airy'"])
    expect(tokens).toContain(`  ${seed},\n`);
});

test('every complete language has the brand’s texts', () => {
  const ids = (locale: string) => textOf(`apps/blue-sky/locales/${locale}.po`).match(/msgid "blue-sky\..+"/g);
  const english = ids('en');
  expect(english).toHaveLength(8);
  for (const file of readdirSync(join(ROOT, 'apps/curacao/locales')))
    expect(ids(file.replace('.po', '')), file).toEqual(english);
});

test('the pictures are what their names say', () => {
  const picture = (path: string) => {
    const content = files.find((file) => file.path.endsWith(path))?.content;
    return typeof content === 'string' ? Buffer.from(content) : (content ?? Buffer.alloc(0));
  };
  expect(picture('share.jpg').subarray(0, 4).toString('hex')).toBe('ffd8ffe0');
  expect(picture('share.jpg').subarray(-2).toString('hex')).toBe('ffd9');
  expect(picture('cashback.png').subarray(1, 4).toString()).toBe('PNG');
  for (const name of [
    'favicon.svg',
    'hero.svg',
    'hero-cashback.svg',
    'hero-control.svg',
    'session-ended.svg',
  ]) {
    expect(picture(name).toString(), name).toMatch(/^<svg [^>]*viewBox=/);
    expect(picture(name).toString(), name).not.toMatch(/NaN|undefined|<text|<image|href=/);
  }
});

test('the free port is the first of the row', () => {
  const brands = listBrandApps(ROOT);
  expect(brands[0]).toEqual(base);
  expect(findFreePort([])).toBe(4100);
  expect(
    findFreePort([
      { name: 'a', port: 4100 },
      { name: 'c', port: 4300 },
    ]),
  ).toBe(4200);
});

test('a brand that other packages name is not taken away', () => {
  expect(findDependents(ROOT, 'curacao')).toContain('tooling/e2e/package.json');
  expect(findDependents(ROOT, 'blue-sky')).toEqual([]);
});
