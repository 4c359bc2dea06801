/** A picture of three bytes a pixel. */
export interface Raster {
  width: number;
  height: number;
  rgb: Uint8Array;
}

// The tables of the standard (ITU-T T.81, annex K), for all three components alike.
const QUANTIZATION = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
].map((one) => Math.max(1, Math.round(one * 0.26)));
const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46,
  53, 60, 61, 54, 47, 55, 62, 63,
];
const DC = {
  counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  values: [...Buffer.from('000102030405060708090a0b', 'hex')],
};
const AC = {
  counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125],
  values: [
    ...Buffer.from(
      '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa',
      'hex',
    ),
  ],
};
const COSINES = Array.from({ length: 64 }, (_, place) => {
  const [u, x] = [Math.floor(place / 8), place % 8];
  return (u === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * x + 1) * u * Math.PI) / 16);
});

type Codes = ReadonlyMap<number, { code: number; length: number }>;

/** Returns a baseline JPEG; the workspace has no other need of an encoder that would be worth a dependency. */
export function encodeJpeg({ width, height, rgb }: Raster): Buffer {
  const writer = createBitWriter();
  const tables = { dc: createCodes(DC), ac: createCodes(AC) };
  const last = [0, 0, 0];
  const planes = toPlanes(rgb);
  for (let top = 0; top < height; top += 8) {
    for (let left = 0; left < width; left += 8) {
      planes.forEach((plane, place) => {
        const block = transform((x, y) => {
          const [column, row] = [Math.min(width - 1, left + x), Math.min(height - 1, top + y)];
          return plane[row * width + column] ?? 0;
        });
        writeBlock(writer, block, { ...tables, last: last[place] ?? 0 });
        last[place] = block[0] ?? 0;
      });
    }
  }
  return Buffer.concat([header({ width, height }), Buffer.from(writer.end()), Buffer.from([0xff, 0xd9])]);
}

/** Brightness and the two differences of colour, each around 0. */
function toPlanes(rgb: Uint8Array): [Float32Array, Float32Array, Float32Array] {
  const pixels = rgb.length / 3;
  const planes: [Float32Array, Float32Array, Float32Array] = [
    new Float32Array(pixels),
    new Float32Array(pixels),
    new Float32Array(pixels),
  ];
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const r = rgb[pixel * 3] ?? 0;
    const g = rgb[pixel * 3 + 1] ?? 0;
    const b = rgb[pixel * 3 + 2] ?? 0;
    planes[0][pixel] = 0.299 * r + 0.587 * g + 0.114 * b - 128;
    planes[1][pixel] = -0.168736 * r - 0.331264 * g + 0.5 * b;
    planes[2][pixel] = 0.5 * r - 0.418688 * g - 0.081312 * b;
  }
  return planes;
}

/** Cosine transform of a block, quantized, in zigzag order. */
function transform(sample: (x: number, y: number) => number): number[] {
  const rows = new Float32Array(64);
  for (let y = 0; y < 8; y += 1)
    for (let u = 0; u < 8; u += 1) {
      let sum = 0;
      for (let x = 0; x < 8; x += 1) sum += sample(x, y) * (COSINES[u * 8 + x] ?? 0);
      rows[y * 8 + u] = sum;
    }
  return ZIGZAG.map((place) => {
    const [v, u] = [Math.floor(place / 8), place % 8];
    let sum = 0;
    for (let y = 0; y < 8; y += 1) sum += (rows[y * 8 + u] ?? 0) * (COSINES[v * 8 + y] ?? 0);
    return Math.round(sum / (QUANTIZATION[place] ?? 1));
  });
}

function writeBlock(
  writer: BitWriter,
  block: readonly number[],
  { dc, ac, last }: { dc: Codes; ac: Codes; last: number },
): void {
  const value = (codes: Codes, run: number, amount: number): void => {
    const size = amount === 0 ? 0 : 32 - Math.clz32(Math.abs(amount));
    const code = codes.get(run * 16 + size);
    if (code) writer.write(code.code, code.length);
    writer.write(amount < 0 ? amount + 2 ** size - 1 : amount, size);
  };
  value(dc, 0, (block[0] ?? 0) - last);
  let run = 0;
  const end = block.findLastIndex((one) => one !== 0);
  for (let place = 1; place <= end; place += 1) {
    const amount = block[place] ?? 0;
    if (amount === 0) run += 1;
    else {
      for (; run > 15; run -= 16) value(ac, 15, 0);
      value(ac, run, amount);
      run = 0;
    }
  }
  if (end < 63) value(ac, 0, 0);
}

function createCodes({ counts, values }: typeof DC): Codes {
  const codes = new Map<number, { code: number; length: number }>();
  let code = 0;
  let place = 0;
  counts.forEach((count, index) => {
    for (let one = 0; one < count; one += 1) {
      codes.set(values[place] ?? 0, { code, length: index + 1 });
      code += 1;
      place += 1;
    }
    code *= 2;
  });
  return codes;
}

interface BitWriter {
  write(value: number, length: number): void;
  end(): number[];
}

function createBitWriter(): BitWriter {
  const bytes: number[] = [];
  let held = 0;
  let count = 0;
  const write = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      held = held * 2 + ((value >> bit) & 1);
      count += 1;
      if (count === 8) {
        bytes.push(held);
        // A byte of ones would begin a marker.
        if (held === 0xff) bytes.push(0);
        held = 0;
        count = 0;
      }
    }
  };
  return {
    write,
    end: () => {
      write(0x7f, (8 - count) % 8);
      return bytes;
    },
  };
}

function header({ width, height }: { width: number; height: number }): Buffer {
  const segment = (marker: number, content: readonly number[]): number[] => {
    const length = content.length + 2;
    return [0xff, marker, length >> 8, length & 0xff, ...content];
  };
  const table = ({ counts, values }: typeof DC, kind: number): number[] =>
    segment(0xc4, [kind, ...counts, ...values]);
  const component = (id: number): number[] => [id, 0x11, 0];
  return Buffer.from([
    0xff,
    0xd8,
    ...segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...ZIGZAG.map((place) => QUANTIZATION[place] ?? 1)]),
    ...segment(0xc0, [
      8,
      height >> 8,
      height & 0xff,
      width >> 8,
      width & 0xff,
      3,
      ...[1, 2, 3].flatMap(component),
    ]),
    ...table(DC, 0x00),
    ...table(AC, 0x10),
    ...segment(0xda, [3, ...[1, 2, 3].flatMap((id) => [id, 0]), 0, 63, 0]),
  ]);
}
