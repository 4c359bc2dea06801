import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('the code is a square of modules with a quiet edge of four', () => {
  const { path, size } = qrPath('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  expect(size).toBe(29 + 8);
  const corners = Array.from(path.matchAll(/M(\d+) (\d+)/g), ([, x, y]) => [Number(x), Number(y)]).flat();
  expect(Math.min(...corners)).toBe(4);
  expect(Math.max(...corners)).toBe(size - 5);
});
