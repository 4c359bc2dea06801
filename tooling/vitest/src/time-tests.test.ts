import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTimeTests } from './time-tests.ts';

const FILES = {
  'zone.ts': `export const hour = (at: number) => new Date(at).getHours();`,
  'calendar.ts': `import { hour } from './zone.ts';`,
  'loop.ts': `import './rounds.ts'; import type { Loop } from './rounds.ts';`,
  'rounds.ts': `import type { Round } from './loop.ts';`,
  'zone.test.ts': `import { hour } from './zone.ts';`,
  'deep/calendar.test.ts': `import { days } from '../calendar.ts';`,
  'witness.test.ts': `import { DateTime } from 'luxon';`,
  'card.test.ts': `import { expect } from 'vitest';`,
  'loop.test.ts': `import { loop } from './loop.ts';`,
};

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'time-tests-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('finds the tests that read dates themselves, or by what they import, and no others', () => {
  const found = findTimeTests(folder).map((file) => file.slice(folder.length + 1));
  expect(found.toSorted()).toEqual(['deep/calendar.test.ts', 'witness.test.ts', 'zone.test.ts']);
});
