import * as fc from 'fast-check';

const DEEP = `${'[{"a":'.repeat(20_000)}1${'}]'.repeat(20_000)}`;

/** JSON texts a parser has to live with: too deep, beyond any number, halves of characters, names of the prototype. */
const HOSTILE_JSON = [
  DEEP,
  '1e999',
  '-1e999',
  '1e-400',
  '0.1e1',
  '9007199254740993',
  '1'.repeat(400),
  '-0',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"hasOwnProperty":null,"length":-1}',
  '[]',
  '{}',
  'null',
  'true',
] as const;

/** Texts a schema that wants a text lets through, and a database, a page or a pattern might stumble over. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u00a0\u2028\u200b\ufeff',
  // As long as a code of six digits, in twelve bytes.
  '\u{10700}\u{10701}\u{10702}',
  "'; drop table players; --",
  "' or '1'='1",
  '$1 %s %n {{7*7}} ${7*7}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%2e%2e%2f%00',
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-1',
  '0x10',
  '1e3',
  '999999999999999999999999',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '-000001-01-01',
  '+275760-09-14',
  '2026-11-20T24:00:00Z',
  'Mars/Olympus',
  'Etc/GMT+99',
  'e\u0301'.repeat(40),
  '\u202e\u202dgnp.exe',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'a'.repeat(256),
  '%'.repeat(300),
  '\\'.repeat(255),
  'x'.repeat(70_000),
] as const;

const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A value as JSON text, hostile or merely of another kind. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_JSON) },
  { weight: 4, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  fc.json({ maxDepth: 3 }),
  fc.double().map((number) => (Number.isFinite(number) ? JSON.stringify(number) : '0')),
  fc.constantFrom(0, -1, 0.005, 1e-9, 1e15, Number.MAX_SAFE_INTEGER, Number.MAX_VALUE).map(String),
);

/** A text for an address: query and path hold nothing else. */
export const hostileAddressPart: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => escaped(text)) },
  fc.constantFrom('%00', '%ud800', '%E0%A4%A', '%', '%ff%fe', '%F0%9F', '..%2f', '%2F', '+', ';', '%25'),
);

/** What an address can carry of any text: halves of characters become the sign for broken ones. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const HEADER_VALUES = [
  '',
  ' ',
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'x'.repeat(4_000)}`,
  'Basic YTpi',
  "' or 1=1 --",
  '\u00ff\u00fe',
  '-1',
  'NaN',
  'a'.repeat(255),
  'a'.repeat(256),
  '999.999.999.999',
  '::1, unknown, _hidden',
  'en;q=x,,,*',
  '{"a":1}',
  'null',
  'sandbox-lulu',
  'http://[',
  'file:///',
] as const;

const HEADER_NAMES = [
  'idempotency-key',
  'accept-language',
  'x-system-token',
  'x-forwarded-for',
  'x-authorization',
  'origin',
  'referer',
  'user-agent',
  'if-none-match',
  'range',
  'content-encoding',
  'x-http-method-override',
] as const;

/** One header somebody made up. */
export const hostileHeader: fc.Arbitrary<Record<string, string>> = fc
  .tuple(fc.constantFrom(...HEADER_NAMES), fc.constantFrom(...HEADER_VALUES))
  .map(([name, value]) => ({ [name]: value }));

/** Bodies that are no JSON at all, and kinds that no call takes. */
export const brokenBody: fc.Arbitrary<{ body: string; contentType: string }> = fc.record({
  body: fc.oneof(
    fc.constantFrom(
      '',
      '{',
      '[',
      '"',
      '{"a":',
      'undefined',
      '{"a":1,"a":2}',
      '\u0000',
      '\ufeff{}',
      'a=1&b=2',
      DEEP,
    ),
    fc.string({ maxLength: 30 }),
  ),
  contentType: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'text/html',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/xml',
    'x',
  ),
});
