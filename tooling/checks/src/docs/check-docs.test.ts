import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTempWorkspace } from '../testing/temp-workspace.ts';
import { checkDocs } from './check-docs.ts';

async function found(files: Record<string, string>): Promise<string[]> {
  const root = await createTempWorkspace(files);
  const { violations } = await checkDocs({ root, read: (file) => readFile(join(root, file), 'utf8') });
  return violations.map(({ file, line, found: words }) => `${file}:${line} ${words}`);
}

/** Put together here so that this very file holds no such path. */
const path = (...parts: string[]): string => ['', ...parts].join('/');
const host = ['registry', 'npmjs', 'org'].join('.');

test.each([path('work', 'main'), path('tmp', 'x.log'), path('home', 'ann', 'x'), path('root', '.npmrc')])(
  'a path of one machine is found: %s',
  async (machine) => {
    expect(await found({ 'docs/page.md': `first\nsee ${machine} for more` })).toEqual([
      expect.stringContaining('docs/page.md:2 the machine path'),
    ]);
  },
);

test('addresses of the site and of the web are no machine paths', async () => {
  expect(
    await found({
      'a.ts': "const a = ['/home', 'https://example.com/opt-work/x', `${origin}/tmp/x`, './opt-work/x'];",
    }),
  ).toEqual([]);
});

test('a registry host is found, in any text file', async () => {
  expect(await found({ '.ci/run': `curl https://${host}/x` })).toEqual([
    `.ci/run:1 the registry host ${host}`,
  ]);
});

test('a page links only to what is there', async () => {
  expect(
    await found({
      'docs/a.md':
        '[b](b.md) [folder](decisions) [up](../README.md#top) [web](https://x.test) [gone](gone.md)',
      'docs/b.md': '',
      'docs/decisions/1.md': '',
      'README.md': '',
    }),
  ).toEqual(['docs/a.md:1 a link to gone.md, which is not there']);
});

test('a README names only entries that its package has', async () => {
  expect(
    await found({
      'packages/a/package.json': JSON.stringify({ exports: { './modals': './src/modals.ts' } }),
      'packages/a/README.md': '`./modals` stays, `./late-part` went,\n`./src/one.ts` is a file',
      'packages/a/src/one.ts': '',
      'docs/README.md': 'no package: `./anything`',
    }),
  ).toEqual(['packages/a/README.md:1 the entry ./late-part, which the package does not have']);
});

test('a run that finds no file fails', async () => {
  await expect(found({})).rejects.toThrow('nothing was checked');
});
