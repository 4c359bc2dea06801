import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './csp.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const html =
  '<style data-sheet="">a{b:c}</style><script>one()</script><script src="/x.js"></script><script type="module">two()</script>';

test('every inline script and sheet of the finished page is named, a script with an address is not', () => {
  expect(inlineHashes(html)).toEqual({
    scripts: [hash('one()'), hash('two()')],
    styles: [hash('a{b:c}')],
  });
});

test('the policy lets nothing run that the page did not bring itself', () => {
  const policy = contentSecurityPolicy({
    hashes: inlineHashes(html),
    backendUrl: 'https://play.example:8443',
    pictures: 'https://pictures.example/folder',
  });
  const parts = new Map(
    policy.split('; ').map((part): [string, string[]] => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );
  expect(parts.get('script-src')).toEqual([hash('one()'), hash('two()'), "'strict-dynamic'"]);
  expect(parts.get('style-src')).not.toContain("'unsafe-inline'");
  expect(parts.get('object-src')).toEqual(["'none'"]);
  expect(parts.get('base-uri')).toEqual(["'none'"]);
  expect(parts.get('frame-ancestors')).toEqual(["'none'"]);
  expect(parts.get('connect-src')).toEqual([
    "'self'",
    'https://play.example:8443',
    'wss://play.example:8443',
  ]);
  expect(parts.get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://pictures.example']);
});

test('games are framed from where the brand says, and from nowhere else', () => {
  const ask = { hashes: inlineHashes(html), backendUrl: 'https://play.example', pictures: null };
  expect(contentSecurityPolicy({ ...ask, games: ['https://games.example'] })).toMatch(
    /frame-src 'self' https:\/\/games\.example;/,
  );
  expect(contentSecurityPolicy(ask)).toMatch(/frame-src 'self';/);
});

test('tracking scripts run by their fingerprints and speak to their own hosts, reCAPTCHA to its own [TRK-01]', () => {
  const ask = { hashes: inlineHashes(html), backendUrl: 'https://play.example', pictures: null };
  const policy = contentSecurityPolicy({
    ...ask,
    guests: { tracking: { scripts: [hash('count()')], hosts: ['https://count.example'] }, recaptcha: true },
  });
  expect(policy).toContain(
    `script-src ${hash('one()')} ${hash('two()')} ${hash('count()')} 'strict-dynamic'`,
  );
  expect(policy).toMatch(/img-src [^;]*https:\/\/count\.example/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/count\.example https:\/\/www\.google\.com\/recaptcha\//);
  expect(policy).toMatch(/frame-src 'self' https:\/\/www\.google\.com\/recaptcha\//);
  expect(contentSecurityPolicy(ask)).not.toContain('google');
});
