import { expect, test } from 'vitest';
import { storedReferralCode, referralLink } from './referral.ts';
import { readReferralCode, TRACKING_TTL_MS } from '../tracking/tracking.ts';

test('a friend’s link carries their code', () => {
  expect(readReferralCode('?modal=sign-up&ref=BAIZE-DEPOSITOR')).toBe('BAIZE-DEPOSITOR');
  expect(readReferralCode('?ref=&ref=%20MARI%20')).toBe('MARI');
});

test.each(['', '?modal=sign-up', '?ref=', '?ref=a%20b', '?ref=%3Cscript%3E', `?ref=${'a'.repeat(65)}`])(
  'an address without a code that can be one (%s) brings none',
  (search) => {
    expect(readReferralCode(search)).toBeNull();
  },
);

test('a code is kept for a year and not an instant longer', () => {
  const kept = { code: 'MARI', expiresAt: TRACKING_TTL_MS };
  expect(storedReferralCode(kept, 0)).toBe('MARI');
  expect(storedReferralCode(kept, TRACKING_TTL_MS - 1)).toBe('MARI');
  expect(storedReferralCode(kept, TRACKING_TTL_MS)).toBeNull();
});

test('a code kept by a device whose clock was ahead counts all the same', () => {
  expect(storedReferralCode({ code: 'MARI', expiresAt: TRACKING_TTL_MS + 1 }, 0)).toBe('MARI');
});

test.each([null, 'MARI', {}, { code: 'MARI' }, { code: 7, expiresAt: 9 }])(
  'what a browser holds but cannot be a kept code (%s) counts for nothing',
  (kept) => {
    expect(storedReferralCode(kept, 0)).toBeNull();
  },
);

test('the platform’s whole link is passed on as it is', () => {
  const link = 'https://casino.test/?modal=sign-up&ref=MARI';
  expect(referralLink({ code: 'MARI', link, origin: 'https://other.test' })).toBe(link);
});

test('a link that is only a path stands on the brand’s own address [SET-06]', () => {
  const asked = { code: 'MARI', origin: 'https://casino.test/' };
  expect(referralLink({ ...asked, link: '/?modal=sign-up&ref=MARI' })).toBe(
    'https://casino.test/?modal=sign-up&ref=MARI',
  );
});

test.each([
  null,
  '',
  'javascript:alert(1)',
  '//evil.test/?ref=MARI',
  '/..//evil.test',
  'https://user@evil.test/',
])('what is no link to pass on (%s) is replaced by the brand’s own', (link) => {
  expect(referralLink({ code: 'A B', link, origin: 'https://casino.test' })).toBe(
    'https://casino.test/?modal=sign-up&ref=A%20B',
  );
});
