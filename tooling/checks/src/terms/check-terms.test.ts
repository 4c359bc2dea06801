import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createManifest, createTempWorkspace } from '../testing/temp-workspace.ts';
import { readWorkspace } from '../workspace/workspace.ts';
import { checkTerms, REFUSED_TERMS } from './check-terms.ts';

async function found(files: Record<string, string>): Promise<string[]> {
  const root = await createTempWorkspace({
    'packages/domain/package.json': createManifest('@baize/domain'),
    'packages/domain/README.md': '# domain',
    ...files,
  });
  const { violations } = await checkTerms(await readWorkspace(root));
  return violations.map(({ file, line, found: what }) => `${file}:${line} ${what}`);
}

test('a planted name is found, in an export and in a file', async () => {
  expect(
    await found({
      'packages/domain/src/bonus-deeds.ts': 'export const payment = 1;\nexport function playWish() {}',
    }),
  ).toEqual([
    'packages/domain/src/bonus-deeds.ts:1 bonus-deeds is named by "deeds"',
    'packages/domain/src/bonus-deeds.ts:2 playWish is named by "wish"',
  ]);
});

test('a word that only begins like a refused one is no finding', async () => {
  expect(await found({ 'packages/domain/src/newsletter.ts': 'export const wishlistSchema = 1;' })).toEqual(
    [],
  );
});

test('every refused word is in the last column of the glossary', async () => {
  const glossary = await readFile(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8');
  const refused = glossary
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => (line.split('|').at(-2) ?? '').split(/[,\s]+/));
  const missing = Object.keys(REFUSED_TERMS).filter((word) => !refused.includes(word));
  expect(missing).toEqual([]);
});
