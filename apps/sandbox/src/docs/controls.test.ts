import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CONTROLS, controlId } from './controls.ts';

/** Every control some file registers, as `GET /sandbox/…`. */
async function registered(): Promise<string[]> {
  const root = new URL('..', import.meta.url);
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const sources = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')));
  return sources.flatMap((source) =>
    [...source.matchAll(/app\.(get|post|put|delete)(?:<[^(]*>)?\(\s*'(\/sandbox\/[^']+)'/g)].map(
      ([, method = '', path = '']) => `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    ),
  );
}

test('every control is described, and none that is not there', async () => {
  const there = (await registered()).filter((control) => control !== 'GET /sandbox/assets/*');
  expect(there.length).toBeGreaterThan(25);
  expect(CONTROLS.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(there.toSorted());
  expect(new Set(CONTROLS.map(controlId)).size).toBe(CONTROLS.length);
});
