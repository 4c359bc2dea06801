import { expect, test } from 'vitest';
import { replaceSection } from './write-section.ts';

const PAGE = 'Before\n<!-- bench page: written by pnpm bench page -->\nold\n<!-- /bench page -->\nafter';

test('what stands between the markers is replaced, and nothing else', () => {
  expect(replaceSection(PAGE, 'page', '| new |\n')).toBe(
    'Before\n<!-- bench page: written by pnpm bench page -->\n\n| new |\n\n<!-- /bench page -->\nafter',
  );
});

test('a page without its markers is an error', () => {
  expect(() => replaceSection('nothing', 'page', '')).toThrow('has lost its markers');
});
