import { expect, test } from 'vitest';
import { readOptions } from './gallery-options.ts';

test('without options every brand is taken from the built Storybook, as wide as a desktop', () => {
  expect(readOptions([])).toEqual({ url: undefined, brand: undefined, only: '', width: 1280 });
});

test('a command line is read as it is written', () => {
  const line = '--url http://localhost:6006 --brand azure --only casino --width 375';
  expect(readOptions(line.split(' '))).toEqual({
    url: 'http://localhost:6006',
    brand: 'azure',
    only: 'casino',
    width: 375,
  });
});

test.each([
  '--width 12',
  '--width wide',
  '--width 640.5',
  '--url localhost',
  '--url file:///etc',
  '--color red',
  'now',
])('%s is refused', (line) => {
  expect(() => readOptions(line.split(' '))).toThrow(/write|Unknown option|Unexpected argument/);
});
