import { expect, test } from 'vitest';
import { checkAnswers, readAnswers, type BrandAnswers } from './brand-request.ts';

const AZURE: BrandAnswers = {
  name: 'azure',
  label: 'Azure',
  accent: '#0aa',
  scheme: 'dark',
  navigation: 'basic',
};

function problemsOf(answers: BrandAnswers): string[] {
  const checked = checkAnswers({ ...AZURE, ...answers });
  return 'problems' in checked ? checked.problems : [];
}

test('a command line is read as it is written [BRD-02]', () => {
  const line = 'brand azure --label Azure --accent #0aa --scheme dark --navigation basic';
  expect(readAnswers(line.split(' '))).toEqual(AZURE);
  expect(checkAnswers(AZURE)).toEqual({
    request: {
      name: 'azure',
      label: 'Azure',
      accent: '#00AAAA',
      scheme: 'dark',
      navigation: 'basic',
      radius: 14,
      density: 'regular',
    },
  });
});

test.each([['theme azure'], ['brand azure beige'], ['brand azure --colour red'], ['']])(
  'what is no brand is refused: %s',
  (line) => {
    expect(() => readAnswers(line.split(' '))).toThrow(/Only a brand|Unknown option/);
  },
);

test.each(['', 'Azure', '9lives', 'az', 'a-', 'blue--sky', '../x', 'blue sky', 'x'.repeat(25)])(
  'the name %j is refused',
  (name) => {
    expect(problemsOf({ name })).toEqual([expect.stringContaining(`name "${name}"`)]);
  },
);

test.each<[keyof BrandAnswers, string]>([
  ['label', ''],
  ['label', '<b>Azure</b>'],
  ['label', "L'Azure"],
  ['accent', 'teal'],
  ['accent', '#0aab'],
  ['accent', ''],
  ['scheme', 'dim'],
  ['navigation', 'tabs'],
  ['radius', '-1'],
  ['radius', '33'],
  ['radius', '1.5'],
  ['radius', 'round'],
  ['density', 'roomy'],
])('%s %j is refused, and the words say what to write', (key, value) => {
  expect(problemsOf({ [key]: value })).toEqual([
    expect.stringContaining(`${key} "${value}": write --${key}`),
  ]);
});

test('every problem is said at once', () => {
  const checked = checkAnswers({});
  expect('problems' in checked && checked.problems).toHaveLength(5);
});

test('an accent below 4.5 to 1 is refused with its pair, and the nearest accents that read are named', () => {
  const problems = problemsOf({ accent: '#7b7b7b' });
  expect(problems[0]).toMatch(
    /^accent #7B7B7B: onAccent on accent has a contrast of 4\.\d+ to 1 and needs 4\.5$/,
  );
  const near = problems.at(-1)?.match(/#[0-9A-F]{6}/g) ?? [];
  expect(near).toHaveLength(2);
  for (const accent of near) expect(problemsOf({ accent }), accent).toEqual([]);
});

test.each(['basic', 'panel'])('with %s navigation both schemes are made', (navigation) => {
  for (const scheme of ['dark', 'light']) expect(problemsOf({ navigation, scheme })).toEqual([]);
});
