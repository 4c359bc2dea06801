import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRACKING_MARKUP } from '../corpora/scripts.ts';
import { RUNS } from '../testing/runs.ts';
import { hostsOf, parseTrackingMarkup, type TrackingResource } from './tracking-markup.ts';

function shown(piece: TrackingResource): string {
  if (piece.kind === 'code') return `code ${piece.code}`;
  return `${piece.kind} ${piece.kind === 'preconnect' ? piece.href : piece.src}`;
}

function taken(html: string): string[] {
  const { pieces, refused } = parseTrackingMarkup(html);
  return [...pieces.map(shown), ...refused.map((name) => `refused ${name}`)];
}

describe('the markup of a tracking entry', () => {
  test.each(TRACKING_MARKUP.map(([html, ...verdict]) => [html, verdict] as const))(
    '%o gives %o and nothing else [TRK-01]',
    (html, verdict) => {
      expect(taken(html)).toEqual(verdict);
    },
  );

  test('keeps what a script reads of itself, and neither handlers nor a nonce [TRK-01]', () => {
    const { pieces } = parseTrackingMarkup(
      '<script async id=t data-site="7" nonce="n" onload="canary()" onerror=canary() defer crossorigin integrity="sha384-x" style="x" src="//a.example/t.js"></script>',
    );
    expect(pieces).toEqual([
      {
        kind: 'script',
        src: '//a.example/t.js',
        attributes: { async: '', id: 't', 'data-site': '7', crossorigin: '', integrity: 'sha384-x' },
      },
    ]);
  });

  test('comes in the order it was written in', () => {
    const html =
      '<link rel=preconnect href=//a.example><script src=//a.example/1.js></script><script>two()</script>';
    expect(taken(html)).toEqual(['preconnect //a.example', 'script //a.example/1.js', 'code two()']);
  });

  test('whatever it is, is read without a throw, and leads only where it says it does [TRK-01]', () => {
    const bits = fc.constantFrom(
      '<script',
      '</script>',
      ' src=',
      '"',
      "'",
      '>',
      '<!--',
      '-->',
      'javascript:',
      'https://a.example/',
      '\n',
      'onerror=',
      '&#x',
      '&amp;',
      '<img width=1 height=1',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string()), { maxLength: 24 }), (parts) => {
        const places = parseTrackingMarkup(parts.join('')).pieces.map((piece) => {
          if (piece.kind === 'code') return piece.code.trim() === '' ? 'no code' : '/';
          return piece.kind === 'preconnect' ? piece.href : piece.src;
        });
        expect(places.filter((place) => !/^(?:(?:https?:)?\/\/[^/?#@]|\/)/i.test(place))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('that is very long and never closes is read in a moment', () => {
    const started = Date.now();
    for (const bit of ['<a ', '<a "', '<script ', '<!--', "<a b='"]) parseTrackingMarkup(bit.repeat(20_000));
    expect(Date.now() - started).toBeLessThan(2_000);
  });
});

test('the hosts an entry speaks to are named once each, and none of our own [TRK-01]', () => {
  const { pieces } = parseTrackingMarkup(
    '<link rel=preconnect href=https://B.example:8443/x><script src=//a.example/1.js></script><script src=https://a.example/2.js></script><img src=http://c.example/p width=1 height=1><script src=/own.js></script><script>here()</script>',
  );
  expect(hostsOf(pieces)).toEqual(['https://b.example:8443', 'https://a.example', 'http://c.example']);
});

test('a host that would break out of a policy is not named as written', () => {
  const { pieces } = parseTrackingMarkup(`<script src="https://a.example;script-src*/x.js"></script>`);
  expect(hostsOf(pieces)).toEqual(['https://a.example']);
});
