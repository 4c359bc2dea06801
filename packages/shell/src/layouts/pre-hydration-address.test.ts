import { takeLandingUrls } from '@baize/browser/landing-urls';
import { takeAccessToken, takeAffiliate } from '@baize/domain/tracking';
import { afterEach, expect, test } from 'vitest';
import { preHydrationScript, takePreHydrationPress } from './pre-hydration.ts';

afterEach(() => {
  takePreHydrationPress();
  takeLandingUrls();
  window.history.replaceState(null, '', '/');
});

/** Runs a text as the document's own, in the page's realm. */
function run(text: string) {
  const script = document.createElement('script');
  script.textContent = text;
  document.head.append(script);
  script.remove();
}

/** Opens an address as a document does, before anything else is there. */
function open(address: string, key = 'nxafk') {
  window.history.replaceState(null, '', address);
  run(preHydrationScript(key));
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}

test.each([
  ['/casino?at=secret', '/casino'],
  ['/casino?cpnc=7&at=secret&modal=login#slots', '/casino?cpnc=7&modal=login#slots'],
  ['/?at=one&a=%20b+c&at=two&&d', '/?a=%20b+c&&d'],
  ['/?%61t=secret&x=$%26', '/?x=$%26'],
  ['/?nxafk=1&cpnc=7&nxaft=friend', '/?cpnc=7'],
  ['/?nxafk=1&cpnc=7', '/?nxafk=1&cpnc=7'],
  ['/?nxaft=friend', '/?nxaft=friend'],
  ['/?modal=reset-password&token=secret', '/?modal=reset-password'],
  ['/?mat=1&att=2', '/?mat=1&att=2'],
  ['/?at=', '/'],
])('%s is cleaned to %s before anything else runs', (asked, left) => {
  expect(open(asked)).toBe(left);
  expect(takeLandingUrls()).toEqual([new URL(asked, window.location.href).href]);
});

test('an address is cleaned as the rules clean it, whatever it holds', () => {
  const odd = ['at', 'nxafk', 'nxaft', 'at=%', 'at=1=2', 'a=%E0', '=', '', 'nxafk=+', 'x=at', 'AT=1'];
  for (let drawn = 0; drawn < 300; drawn += 1) {
    const parts = Array.from({ length: drawn % 5 }, (_, place) => odd[(drawn * 7 + place * 3) % odd.length]);
    const { search } = new URL(`/?${parts.join('&')}`, window.location.href);
    const affiliate = takeAffiliate({ search, key: 'nxafk', cookie: null, signedIn: false });
    const ruled = takeAccessToken({ search: affiliate.search, signedIn: false }).search;
    expect(open(`/${search}`), search).toBe(`/${ruled === '?' ? '' : ruled}`);
  }
});

test('the affiliate’s parameter is the settings’ choice, whatever its name', () => {
  expect(open('/?partner=1&nxaft=friend&nxafk=2', 'partner')).toBe('/?nxafk=2');
  expect(preHydrationScript('</script>"')).not.toContain('</script>');
});

test('the address of a document that was left early is still there for the next one', () => {
  open('/?at=secret');
  open('/casino');
  expect(takeLandingUrls().map((href) => new URL(href).pathname)).toEqual(['/', '/casino']);
});

test('with its storage shut, the address is cleaned all the same and nothing is lost', () => {
  run('Object.defineProperty(window, "sessionStorage", { get: () => null, configurable: true })');
  expect(open('/?at=secret')).toBe('/');
  expect(takeLandingUrls()).toEqual([expect.stringContaining('?at=secret')]);
});
