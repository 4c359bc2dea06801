import * as fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { FILES } from '../corpora/files.ts';
import { RUNS } from '../testing/runs.ts';
import {
  hasUploadExtension,
  UPLOAD_EXTENSIONS,
  UPLOAD_HEAD_BYTES,
  UPLOAD_LIMIT_BYTES,
  UPLOAD_MESSAGES,
  checkUpload,
} from './uploads.ts';

const MAGIC = { jpg: 'ffd8ff', jpeg: 'ffd8ff', png: '89504e470d0a1a0a', pdf: '255044462d' };

function bytes(hex: string, rest: readonly number[] = []): Uint8Array {
  const own = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return Uint8Array.from([...own, ...rest]);
}

const extension = fc.constantFrom(...UPLOAD_EXTENSIONS);
const rest = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 8 });

test.each(FILES)('$file.name of $file.size bytes is $verdict [PRF-07]', ({ file, verdict }) => {
  expect(checkUpload(file)).toBe(verdict);
});

test('jpg, jpeg, png and pdf are taken when their content is what the name says, under 25 MB [PRF-07]', () => {
  expect(UPLOAD_EXTENSIONS).toEqual(['jpg', 'jpeg', 'png', 'pdf']);
  expect(UPLOAD_LIMIT_BYTES).toBe(26_214_400);
  expect(UPLOAD_HEAD_BYTES).toBe(8);
  const size = fc.integer({ min: 1, max: UPLOAD_LIMIT_BYTES + 5 });
  fc.assert(
    fc.property(
      extension,
      extension,
      fc.tuple(fc.string(), size, rest),
      (named, real, [stem, size, rest]) => {
        const verdict = checkUpload({ name: `${stem}.${named}`, size, head: bytes(MAGIC[real], rest) });
        const agree = MAGIC[named] === MAGIC[real];
        expect(verdict).toBe(!agree ? 'type' : size < 25 * 1024 * 1024 ? 'ok' : 'size');
      },
    ),
    RUNS,
  );
});

test('one wrong byte in its beginning makes a file another kind', () => {
  fc.assert(
    fc.property(extension, fc.nat(), fc.integer({ min: 1, max: 255 }), (kind, at, by) => {
      const head = bytes(MAGIC[kind]);
      const place = at % head.length;
      head[place] = ((head[place] ?? 0) + by) % 256;
      expect(checkUpload({ name: `a.${kind}`, size: 10, head })).toBe('type');
    }),
    RUNS,
  );
});

test('whatever is picked gets a verdict, and none of another kind passes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.uint8Array({ maxLength: 10 }),
      (name, size, head) => {
        const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('');
        const known = Object.values(MAGIC).some((magic) => hex.startsWith(magic));
        const verdict = checkUpload({ name, size, head });
        expect(verdict === 'ok' && !known).toBe(false);
        expect(['ok', 'type', 'size']).toContain(verdict);
      },
    ),
    RUNS,
  );
});

test('each refusal has its message [VAL-06]', () => {
  expect(UPLOAD_MESSAGES).toEqual({
    type: 'form.validation.invalid.upload.type',
    size: 'form.validation.invalid.upload.size',
  });
  expectTypeOf(checkUpload).returns.toEqualTypeOf<'ok' | 'type' | 'size'>();
});

test.each([
  ['a.png', [0x89, 0x50, 0x4e, 0x47], 'ok'],
  ['a.png', [0x89, 0x50, 0x4e], 'type'],
  ['a.png', [0x89, 0x50, 0x4e, 0x47, 0x01], 'type'],
  ['a.pdf', [0x25, 0x50, 0x44, 0x46], 'ok'],
  ['a.pdf', [0x25, 0x50, 0x44], 'type'],
  ['a.jpg', [0xff, 0xd8, 0xff], 'ok'],
  ['a.jpg', [0xff, 0xd8], 'type'],
])('of %s the first bytes alone, %o, are %s [PRF-07]', (name, head, verdict) => {
  expect(checkUpload({ name, size: 10, head: Uint8Array.from(head) })).toBe(verdict);
});

test('a name counts by its last extension, in any case, whatever the file is', () => {
  expect(['Passport.JPG', 'a.b.pdf', '.png'].map(hasUploadExtension)).toEqual([true, true, true]);
  expect(['passport.jpg.exe', 'pdf', 'passport', ''].map(hasUploadExtension)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
