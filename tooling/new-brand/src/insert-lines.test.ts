import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDependency, addImportedName, addMessage, insertLines } from './insert-lines.ts';
import { ROOT } from './root.ts';

const LIST = 'list = [\n  one,\n  two,\n];\n';

test('lines come before or after the place that is named', () => {
  expect(insertLines(LIST, { before: /^\];/ }, '  three,\n')).toBe(
    'list = [\n  one,\n  two,\n  three,\n];\n',
  );
  expect(insertLines(LIST, { after: /^list = \[\n/ }, '  zero,\n')).toBe(
    'list = [\n  zero,\n  one,\n  two,\n];\n',
  );
  expect(insertLines(LIST, { afterLast: /^ {2}\w+,\n/ }, '  three,\n')).toContain('  two,\n  three,\n');
});

test('a place that is gone or not the only one is refused, not guessed', () => {
  expect(() => insertLines(LIST, { before: /^\}/ }, '')).toThrow('nothing reads as');
  expect(() => insertLines(LIST, { after: /^ {2}\w+,\n/ }, '')).toThrow('2 places read as');
});

test('a name is imported in its place, once, and only from where something is imported', () => {
  const text = "import {\n  one,\n  three,\n} from './numbers.ts';\nimport { four } from './numbersXts';\n";
  const from = './numbers.ts';
  expect(addImportedName(text, { from, name: 'small' })).toContain(
    "import { one, small, three } from './numbers.ts';",
  );
  expect(addImportedName(text, { from, name: 'three' })).toBe(text);
  expect(() => addImportedName(text, { from: './letters.ts', name: 'a' })).toThrow(
    'nothing is imported from',
  );
});

test('a dependency comes in its place, and a package.json is otherwise as it was', async () => {
  for (const folder of ['packages/composition', 'apps/storybook']) {
    const before = await readFile(join(ROOT, folder, 'package.json'), 'utf8');
    const after = addDependency(before, '@baize/aaa');
    expect(after.replace('    "@baize/aaa": "workspace:*",\n', '')).toBe(before);
    expect(after).toContain('"dependencies": {\n    "@baize/aaa"');
  }
});

test.each(['en', 'de', 'tr', 'ar'])(
  'a message stands in the order of ids in %s, the rest as it was',
  async (locale) => {
    const before = await readFile(join(ROOT, `packages/i18n/locales/${locale}.po`), 'utf8');
    const after = addMessage(before, { id: 'cashback.aaa', text: 'Text' });
    const entry = '#. js-lingui-explicit-id\nmsgid "cashback.aaa"\nmsgstr "Text"\n\n';
    expect(after.replace(entry, '')).toBe(before);
    const ids = Array.from(after.matchAll(/^msgid "(.+)"$/gm), ([, id]) => id ?? '');
    expect(ids).toEqual(ids.toSorted());
    expect(() => addMessage('msgid ""\n', { id: 'a', text: 'A' })).toThrow('another way');
  },
);
