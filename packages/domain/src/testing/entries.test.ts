import { expect, test } from 'vitest';
import { exports } from '../../package.json' with { type: 'json' };

type Run = (file: string, words: readonly string[], how: { encoding: 'utf8' }) => string;
declare const process: { execPath: string; getBuiltinModule(name: string): { execFileSync: Run } };

const entries = Object.keys(exports).map((entry) => entry.replace('./', '@baize/domain/'));

test('plain Node runs every entry from source, and each offers something', () => {
  const code = `
    const offered = {};
    for (const entry of ${JSON.stringify(entries)}) offered[entry] = Object.keys(await import(entry)).length;
    console.log(JSON.stringify(offered));`;
  const { execFileSync } = process.getBuiltinModule('node:child_process');
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
  const offered: unknown = JSON.parse(said);
  expect(offered).toEqual(Object.fromEntries(entries.map((entry) => [entry, expect.any(Number)])));
  expect(Object.values(offered ?? {})).not.toContain(0);
});
