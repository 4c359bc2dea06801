import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWhitelistedIp } from './geo-block.ts';
import { RUNS } from '../testing/runs.ts';

describe('an address', () => {
  test.each([
    ['198.51.100.10', '198.51.100.10'],
    [' 198.51.100.10 ', ' 198.51.100.10 '],
    ['::ffff:198.51.100.10', '198.51.100.10'],
    ['198.51.100.10', '::FFFF:c633:640a'],
    ['0:0:0:0:0:ffff:198.51.100.10', '198.51.100.10'],
    ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['::', '0:0:0:0:0:0:0:0'],
    ['::1', '0::1'],
    ['1::', '1:0:0:0:0:0:0:0'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
    ['10.20.30.40', '10.0.0.0/8'],
    ['10.20.30.40', '10.20.30.99/24'],
    ['10.20.30.40', '10.20.30.40/32'],
    ['203.0.113.7', '0.0.0.0/0'],
    ['::ffff:10.1.2.3', '10.0.0.0/8'],
    ['10.1.2.3', '::ffff:10.0.0.0/104'],
    ['2001:db8:1:2::3', '2001:db8::/32'],
    ['2001:db8::3', '::/0'],
    ['2001:db8::3', '2001:db8::3/128'],
    ['2001:db8::8000:0:0:0', '2001:db8::8000:0:0:0/65'],
  ])('%s is on the list of %s [GEO-01]', (ip, entry) => {
    expect(isWhitelistedIp({ ip, list: ['192.0.2.99', entry] })).toBe(true);
  });

  test.each([
    ['198.51.100.11', '198.51.100.10'],
    ['198.51.100.1', '198.51.100.10'],
    ['2001:db8::2', '2001:db8::1'],
    ['11.0.0.0', '10.0.0.0/8'],
    ['9.255.255.255', '10.0.0.0/8'],
    ['10.20.31.0', '10.20.30.0/24'],
    ['2001:db9::', '2001:db8::/32'],
    ['2001:db8::', '2001:db8::8000:0:0:0/65'],
    ['203.0.113.7', '::/0'],
    ['2001:db8::1', '0.0.0.0/0'],
    ['::10.1.2.3', '10.1.2.3'],
  ])('%s is not on the list of %s [GEO-01]', (ip, entry) => {
    expect(isWhitelistedIp({ ip, list: [entry] })).toBe(false);
  });

  test.each([
    '',
    ' ',
    'localhost',
    '10.0.0',
    '10.0.0.0.0',
    '10.0.0.256',
    '10.0.0.-1',
    '010.0.0.1',
    '10.00.0.1',
    '10.0.0.1:80',
    '10.0.0.1,10.0.0.2',
    '1',
    '0x0a000001',
    ':',
    ':::',
    '::1::',
    '1::2::3',
    '12345::',
    'g::1',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7:8::',
    '::1:2:3:4:5:6:7:8',
    '1.2.3.4::',
    '::1.2.3.4:5',
    '::1.2.3.999',
    'fe80::1%eth0',
    '[::1]',
    '__proto__',
  ])('written %o is none, and on no list, not even its own [GEO-01]', (written) => {
    expect(isWhitelistedIp({ ip: written, list: [written, '0.0.0.0/0', '::/0'] })).toBe(false);
    expect(isWhitelistedIp({ ip: '10.0.0.1', list: [written] })).toBe(false);
  });

  test.each([
    '10.0.0.1/33',
    '10.0.0.1/-1',
    '10.0.0.1/',
    '10.0.0.1/08',
    '10.0.0.1/8/8',
    '10.0.0.1/x',
    '/8',
    '::ffff:10.0.0.1/95',
    '::ffff:10.0.0.1/129',
    '::1/129',
  ])('is in no range written %o [GEO-01]', (range) => {
    expect(isWhitelistedIp({ ip: '10.0.0.1', list: [range] })).toBe(false);
    expect(isWhitelistedIp({ ip: '::1', list: [range] })).toBe(false);
  });

  test('that is not known is on no list, and on an empty list is nobody [GEO-01]', () => {
    expect(isWhitelistedIp({ ip: null, list: ['0.0.0.0/0', ''] })).toBe(false);
    expect(isWhitelistedIp({ ip: undefined, list: ['0.0.0.0/0', ''] })).toBe(false);
    expect(isWhitelistedIp({ ip: '10.0.0.1', list: [] })).toBe(false);
  });

  test('lies in a range when its first bits do, bit by bit [GEO-01]', () => {
    const bitsOf = (ip: string) =>
      ip
        .split('.')
        .map((part) => Number(part).toString(2).padStart(8, '0'))
        .join('');
    const near = fc.tuple(fc.ipV4(), fc.nat(255)).map(([ip, last]) => [ip, ip.replace(/\d+$/, String(last))]);
    const pair = fc.oneof(near, fc.tuple(fc.ipV4(), fc.ipV4()));
    fc.assert(
      fc.property(pair, fc.integer({ min: 0, max: 32 }), ([ip = '', base = ''], prefix) => {
        const inside = bitsOf(ip).slice(0, prefix) === bitsOf(base).slice(0, prefix);
        expect(isWhitelistedIp({ ip, list: [`${base}/${prefix}`] })).toBe(inside);
        expect(isWhitelistedIp({ ip: `::ffff:${ip}`, list: [`${base}/${prefix}`] })).toBe(inside);
      }),
      RUNS,
    );
  });

  test('is the same in every spelling [GEO-01]', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        expect(isWhitelistedIp({ ip, list: [ip.toUpperCase()] })).toBe(true);
        expect(isWhitelistedIp({ ip, list: [`${ip}/128`] })).toBe(true);
      }),
      RUNS,
    );
  });

  test('never breaks, whatever is written [GEO-01]', () => {
    const pieces = fc.constantFrom(':', '::', '.', '/', '0', 'ffff', '255', '128', '%', '[', ' ', 'x');
    const written = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(written, written, (ip, entry) => {
        expect(isWhitelistedIp({ ip, list: [entry] })).toBeTypeOf('boolean');
      }),
      RUNS,
    );
  });
});
