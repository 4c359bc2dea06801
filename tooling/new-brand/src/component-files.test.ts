import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addEntry,
  checkComponent,
  createComponentFiles,
  readComponent,
  type ComponentAnswers,
} from './component-files.ts';
import { ROOT } from './root.ts';

const RATING: ComponentAnswers = {
  name: 'star-rating',
  use: 'for a score from one to five.',
  avoid: 'for money.',
  instead: 'Use Progress for a share.',
  refuses: 'halves: “4.5” isn’t a star.',
};

function problemsOf(answers: ComponentAnswers): string[] {
  const checked = checkComponent({ ...RATING, ...answers }, ['badge']);
  return 'problems' in checked ? checked.problems : [];
}

function entriesOf(packageJson: string): object {
  const parsed: unknown = JSON.parse(packageJson);
  const entries = typeof parsed === 'object' && parsed && 'exports' in parsed ? parsed.exports : null;
  if (typeof entries !== 'object' || entries === null) throw new Error('There are no entries.');
  return entries;
}

test('a command line is read as it is written', () => {
  const { name, ...docs } = RATING;
  const options = Object.entries(docs).flatMap(([key, text]) => [`--${key}`, text ?? '']);
  expect(readComponent(['component', name ?? '', ...options])).toEqual(RATING);
  expect(checkComponent(RATING, [])).toEqual({ request: RATING });
  expect(() => readComponent(['component', 'star', 'rating'])).toThrow('in quotes');
});

test.each([
  [{ name: 'Star' }, 'write small letters'],
  [{ name: 'star--rating' }, 'write small letters'],
  [{ name: '../star' }, 'write small letters'],
  [{ name: 'badge' }, 'has an entry of this name'],
  [{ use: '' }, 'write --use as a text that ends with a dot'],
  [{ refuses: 'halves' }, 'write --refuses as a text that ends with a dot'],
])('%j is refused with what to write', (answers, advice) => {
  expect(problemsOf(answers).join()).toContain(advice);
});

test('every problem is told at once', () => {
  const checked = checkComponent({}, []);
  expect('problems' in checked ? checked.problems : []).toHaveLength(5);
});

test('the files stand in a folder of their own, and the stories say when the component is right', () => {
  const checked = checkComponent(RATING, []);
  if ('problems' in checked) throw new Error(checked.problems.join());
  const files = createComponentFiles(checked.request);
  expect(files.map(({ path }) => path)).toEqual(
    ['.tsx', '.css.ts', '.stories.tsx'].map(
      (end) => `packages/ui/src/components/star-rating/star-rating${end}`,
    ),
  );
  const [view, sheet, stories] = files.map(({ content }) => String(content));
  expect(view).toContain('export function StarRating(');
  expect(sheet).toContain('export const starRating =');
  expect(stories).toContain("title: 'Components/Star rating'");
  for (const text of ['use', 'avoid', 'instead', 'refuses'] as const)
    expect(stories).toContain(JSON.stringify(RATING[text]));
});

test('the entry stands after the last component, and nothing else of the package changes', async () => {
  const before = await readFile(join(ROOT, 'packages/ui/package.json'), 'utf8');
  const after = addEntry(before, 'star-rating');
  expect(entriesOf(after)).toEqual({
    ...entriesOf(before),
    './star-rating': './src/components/star-rating/star-rating.tsx',
  });
  expect(() => addEntry('{}', 'star-rating')).toThrow('names no component');
});
