import { afterEach, expect, test } from 'vitest';
import { deleteCookie, readCookie } from './cookies.ts';

afterEach(() => deleteCookie('nxafk'));

function setCookie(pair: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as a partner’s page would
  document.cookie = pair;
}

test('a cookie is read by its whole name, decoded', () => {
  setCookie('xnxafk=other');
  setCookie('nxafk=a%20friend');
  expect(readCookie('nxafk')).toBe('a friend');
});

test('a cookie that cannot be decoded is read as written, one that is not there is none', () => {
  setCookie('nxafk=%E0%A4%A');
  expect(readCookie('nxafk')).toBe('%E0%A4%A');
  expect(readCookie('nxaf')).toBeNull();
});

test('a deleted cookie is gone, others stay', () => {
  setCookie('nxafk=1');
  setCookie('other=2');
  deleteCookie('nxafk');
  expect(readCookie('nxafk')).toBeNull();
  expect(readCookie('other')).toBe('2');
});
