import { expect, test } from 'vitest';
import { getImportChain, scriptDepths } from './script-depths.ts';

const PAGE = 'http://brand.test/';
const script = (url: string, ...initiators: string[]) => ({ url, initiators: initiators });

test('what the HTML or its inline scripts name is one step away, what a script imports is one more', () => {
  const scripts = [
    script('entry.js', PAGE),
    script('frame.js', 'entry.js'),
    script('play.js', 'frame.js'),
    script('player.js', 'about:client'),
  ];
  expect([...scriptDepths(scripts).values()]).toEqual([1, 2, 3, 1]);
});

test('a script that a helper preloads comes after the script that called the helper', () => {
  const scripts = [
    script('helper.js', PAGE),
    script('late.js', 'helper.js'),
    script('part.js', 'helper.js', 'late.js'),
  ];
  expect(scriptDepths(scripts).get('part.js')).toBe(3);
});

test('the way to a deep script is named step by step', () => {
  const scripts = [script('a.js', PAGE), script('b.js', 'a.js'), script('c.js', 'b.js', 'a.js')];
  const [, , last] = scripts;
  expect(last && getImportChain(last, scripts, scriptDepths(scripts))).toEqual(['c.js', 'b.js', 'a.js']);
});
