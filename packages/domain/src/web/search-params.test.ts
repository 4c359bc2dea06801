import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstParamValue, hasParam, paramValues, withoutParams } from './search-params.ts';
import { RUNS } from '../testing/runs.ts';

declare const URLSearchParams: new (search: string) => Iterable<readonly [string, string]>;

/** A query string as a browser reads it. */
function pairsByBrowser(search: string): (readonly [string, string])[] {
  return [...new URLSearchParams(search)];
}

function valuesByBrowser(search: string, name: string): string[] {
  return pairsByBrowser(search)
    .filter(([key]) => key === name)
    .map(([, value]) => value);
}

/** Odd query strings: doubled, listed, encoded, broken, cut short, and made to be run or to lead away. */
const ODD = [
  '',
  '?',
  '??',
  '?at',
  '?at=',
  '?at==',
  '?=at',
  '?&at=1',
  '?at=1&',
  '?at=1&&at=2',
  '?at=1&at=1&at=1',
  '?at[]=1&at[]=2',
  '?at[0]=1&at%5B0%5D=2',
  '?at.x=1',
  '?AT=1',
  '?aT=1',
  '?%61t=1',
  '?a%74=1',
  '?%61%74=1',
  '?%2561t=1',
  '?at%00=1',
  '?%00at=1',
  '?+at=1',
  '?at+=1',
  '? at=1',
  '?at =1',
  '?at%20=1',
  '?at%=1',
  '?%at=1',
  '?at=%',
  '?at=%2',
  '?at=%zz',
  '?at=%u0041',
  '?at=a+b%2Bc%20d',
  '?at=1;b=2',
  '?a;at=1',
  '?at=1?at=2',
  '?a=?at=1',
  '?at=1#at=2',
  '?at=a=b=c',
  '?at=&at=2',
  '?at=+&at=%20&at=3',
  '?at=%F0%9F%8E%B2',
  '?at=\u{1f3b2}',
  '?at=caf\u00e9',
  '?\u0430t=1',
  '?at=%D0%B0',
  '?at=%E2%80%8B1',
  '?at=<script>alert(1)</script>',
  '?at=%3Cimg%20src=x%20onerror=alert(1)%3E',
  '?at=javascript:alert(1)',
  '?at="><svg/onload=alert(1)>',
  '?at=//evil.example',
  '?at=https%3A%2F%2Fevil.example%2F%3Fat%3D2',
  '?next=%3Fat%3D1',
  '?next=/%3Fat=1&at=2',
  '?at=%0d%0aSet-Cookie:x=1',
  '?__proto__=1&at=2',
  '?constructor=1&at=2',
  '?toString',
  '?at=null',
  '?at=undefined',
  `?at=${'x'.repeat(5000)}`,
  `?${'&'.repeat(500)}at=1`,
];

const odd = fc.constantFrom(...ODD);
/** Browsers write other letters encoded; Node reads raw ones beside a broken `%` otherwise than they do. */
const pieces = fc.constantFrom(
  'at',
  'a',
  't',
  '=',
  '&',
  '?',
  '+',
  '%',
  '%61',
  '%74',
  '%26',
  '%3D',
  '%zz',
  ' ',
  '#',
);
const made = fc.array(pieces, { maxLength: 14 }).map((parts) => `?${parts.join('')}`);

test.each(ODD)('%j is read as a browser reads it', (search) => {
  expect(paramValues(search, 'at')).toEqual(valuesByBrowser(search, 'at'));
});

test('whatever an address holds, its parameters are the browser’s', () => {
  fc.assert(
    fc.property(fc.oneof(odd, made), fc.constantFrom('at', 'a', '', 'a=t', '+'), (search, name) => {
      const values = valuesByBrowser(search, name);
      expect(paramValues(search, name)).toEqual(values);
      expect(hasParam(search, name)).toBe(values.length > 0);
      expect(firstParamValue(search, name)).toBe(values.find((value) => value.trim() !== '') ?? null);
    }),
    RUNS,
  );
});

test('what is taken out is gone for the browser too, and the rest is there in its order', () => {
  fc.assert(
    fc.property(fc.oneof(odd, made), fc.subarray(['at', 'a', 't', '']), (search, names) => {
      const rest = withoutParams(search, names);
      expect(pairsByBrowser(rest)).toEqual(pairsByBrowser(search).filter(([name]) => !names.includes(name)));
      expect(withoutParams(rest, names)).toBe(rest);
      expect(rest.length).toBeLessThanOrEqual(search.length);
    }),
    RUNS,
  );
});

describe('bytes that are no letters', () => {
  test.each([
    '%FF',
    '%C3',
    '%C0%80',
    '%E0%80%80',
    '%ED%A0%80',
    '%F8%80%80%80',
    '%F4%90%80%80',
    '%80',
    '%E2%82',
  ])('%s stay as written, and the letters beside them are read', (bytes) => {
    expect(paramValues(`?a=%41${bytes}%42`, 'a')).toEqual([`A${bytes}B`]);
    expect(withoutParams(`?a${bytes}=1&a=2&b=${bytes}`, ['a'])).toBe(`?a${bytes}=1&b=${bytes}`);
  });
});

test('an empty stretch between two & is no parameter without a name', () => {
  expect(paramValues('?&a', '')).toEqual([]);
  expect(hasParam('?&a', '')).toBe(false);
  expect(paramValues('?&=x', '')).toEqual(['x']);
  expect(withoutParams('?&a&=x&', [''])).toBe('?&a&');
});

test('only a question mark at the start is none of a name', () => {
  expect(paramValues('a?=1&?b=2', 'a?')).toEqual(['1']);
  expect(paramValues('?a?=1', 'a?')).toEqual(['1']);
});

test('nothing to take is the very same text, and nothing left the empty one', () => {
  expect(withoutParams('?', ['at'])).toBe('?');
  expect(withoutParams('?a=%zz&&', ['at'])).toBe('?a=%zz&&');
  expect(withoutParams('?at=1', ['at'])).toBe('');
  expect(withoutParams('at=1&b', ['at'])).toBe('b');
  expect(withoutParams('?at=1&&b&', ['at'])).toBe('?&b&');
});
