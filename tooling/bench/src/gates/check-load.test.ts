import { expect, test } from 'vitest';
import type { LoadedFile, LoadFigures, LoadReport } from '../load/read-load.ts';
import { checkLoad } from './check-load.ts';
import { PAGE_GATES } from './page-gates.ts';

const LIGHT: LoadFigures = {
  scriptBytes: 120_000,
  scriptFiles: 8,
  requests: 30,
  otherRequests: 14,
  scriptDepth: 1,
  fontFiles: 2,
  fontBytes: 45_000,
  fontsAgain: 0,
  cls: 0,
  htmlBytes: 15_000,
  inlineCssBytes: 9_000,
  catalogueBytes: 8_000,
  blockingSheets: 0,
  requestsByContent: 20,
  scriptsByContent: 8,
};

function file(path: string, more: Partial<LoadedFile> = {}): LoadedFile {
  const script = { path, kind: 'Script', bytes: 900, isVisible: false, depth: 1, chain: [path] };
  return { ...script, isRepeated: false, isBeforeContent: true, ...more };
}

function load(figures: Partial<LoadFigures> = {}, files: LoadedFile[] = []): LoadReport {
  return { url: 'http://brand.test/', figures: { ...LIGHT, ...figures }, files, moved: [] };
}

const visitor = PAGE_GATES[0];
const deposit = PAGE_GATES.find(({ name }) => name === '/deposit');
if (!visitor || !deposit) throw new Error('The gates of these pages are gone.');

test('a light load is inside every limit of every page', () => {
  expect(PAGE_GATES.flatMap((gate) => checkLoad(gate, load()))).toEqual([]);
});

test.each([
  ['scriptBytes', 150_001],
  ['scriptFiles', 13],
  ['otherRequests', 21],
  ['scriptDepth', 3],
  ['fontFiles', 3],
  ['fontBytes', 60_001],
  ['fontsAgain', 1],
  ['cls', 0.011],
  ['htmlBytes', 22_301],
  ['inlineCssBytes', 10_001],
  ['catalogueBytes', 20_001],
  ['blockingSheets', 1],
] as const)('a visitor’s page past its limit of %s is found', (figure, measured) => {
  const found = checkLoad(visitor, load({ [figure]: measured }));
  expect(found.map((one) => [one.figure, one.measured])).toEqual([[figure, measured]]);
});

test('a player’s page is held to what it requests until its content is visible', () => {
  const figures = { requestsByContent: 35, scriptsByContent: 13, scriptFiles: 40 };
  const found = checkLoad(deposit, load(figures));
  expect(found.map(({ figure }) => figure)).toEqual(['requestsByContent', 'scriptsByContent']);
});

test('content that never became visible is past the limit', () => {
  const found = checkLoad(deposit, load({ requestsByContent: null }));
  expect(found[0]?.message).toContain('not measured, at most 24');
});

test('the message names the page, the files, and what to do', () => {
  const deep = file('/assets/play.js', {
    depth: 3,
    chain: ['/assets/play.js', '/assets/slides.js', '/assets/a.js'],
  });
  const [found] = checkLoad(visitor, load({ scriptDepth: 3 }, [file('/assets/a.js'), deep]));
  expect(found?.message).toContain(
    'http://brand.test/ (visitor): steps from the HTML to the last script 3, at most 2',
  );
  expect(found?.message).toContain('To fix: name it in the HTML');
  expect(found?.message).toContain('/assets/play.js < /assets/slides.js < /assets/a.js');
});

test('of many files the worst are named and the rest counted', () => {
  const files = Array.from({ length: 40 }, (_, at) => file(`/assets/${at}.js`, { bytes: at }));
  const [found] = checkLoad(visitor, load({ scriptFiles: 40 }, files));
  expect(found?.message).toContain('/assets/0.js 0 B');
  expect(found?.message).toContain('and 28 more');
});
