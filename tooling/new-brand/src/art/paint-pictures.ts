import { crc32, deflateSync } from 'node:zlib';
import { encode } from 'jpeg-js';
import { findGemShade } from './gem.ts';
import { hillHeight, phaseOf } from './hills.ts';
import { createPalette, type ArtSeeds } from './palette.ts';

type Rgb = readonly [red: number, green: number, blue: number];
type Paint = (x: number, y: number) => Rgb;

const SHARE = { width: 1200, height: 630 } as const;
const REWARD = 192;

/** Returns the picture that a shared link shows, 1200 by 630: no letters, so that it serves every language. */
export function paintShare(seeds: ArtSeeds & { ground: string }): Buffer {
  const { width, height } = SHARE;
  const palette = createPalette(seeds, seeds.ground);
  const [ground, glow, disc] = [palette.ground, palette.glow, palette.disc].map(toRgb) as [Rgb, Rgb, Rgb];
  const [hills, gem] = [palette.hills.map(toRgb), palette.gem.map(toRgb)];
  const phase = phaseOf(seeds.name);
  // Two samples a pixel; where hills stand does not change within a column.
  const tops = Array.from({ length: width * 2 }, (_, column) => {
    const t = (column / 2 + 0.25) / width;
    return hills.map((_hill, layer) => height * (1 - hillHeight({ layer, t, phase })));
  });
  const paint: Paint = (x, y) => {
    const face = findGemShade((x - 120) / 11, (y - 130) / 11);
    if (face !== undefined) return gem[face] ?? glow;
    const layer = tops[Math.floor(x * 2)]?.findLastIndex((top) => y > top) ?? -1;
    const hill = hills[layer];
    if (hill) return hill;
    const distance = Math.hypot(x - width * 0.74, y - height * 0.34);
    if (distance < height * 0.15) return disc;
    const sky = mix(ground, glow, y / height);
    const light = 0.3 * (1 - distance / (height * 0.45));
    return light > 0 ? mix(sky, disc, light) : sky;
  };
  const data = Buffer.alloc(width * height * 4, 255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(smooth(paint, x, y), (y * width + x) * 4);
  return encode({ width, height, data }, 88).data;
}

/** Returns the picture of the cashback's reward, a PNG of 192 by 192: the mark on the brand's own ground. */
export function paintReward(seeds: ArtSeeds & { ground: string }): Buffer {
  const palette = createPalette(seeds, seeds.ground);
  const [glow, near] = [palette.glow, palette.hills[3] ?? palette.glow].map(toRgb) as [Rgb, Rgb];
  const gem = palette.gem.map(toRgb);
  const paint: Paint = (x, y) => {
    const face = findGemShade((x - 40) / 3.5, (y - 42) / 3.5);
    return face === undefined ? mix(glow, near, y / REWARD) : (gem[face] ?? glow);
  };
  const rows = Buffer.alloc(REWARD * (REWARD * 4 + 1));
  for (let y = 0; y < REWARD; y += 1)
    for (let x = 0; x < REWARD; x += 1) {
      const pixel = [...smooth(paint, x, y), Math.round(255 * insideCorners(x + 0.5, y + 0.5))];
      rows.set(pixel, y * (REWARD * 4 + 1) + 1 + x * 4);
    }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(REWARD, 0);
  size.writeUInt32BE(REWARD, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', Buffer.concat([size, Buffer.from([8, 6, 0, 0, 0])])),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** How much of a pixel lies inside the square's round corners. */
function insideCorners(x: number, y: number): number {
  const radius = 44;
  const outside = (at: number): number => Math.max(radius - at, at - (REWARD - radius), 0);
  return Math.min(1, Math.max(0, radius - Math.hypot(outside(x), outside(y)) + 0.5));
}

/** The mean of four places of a pixel, so that edges are soft. */
function smooth(paint: Paint, x: number, y: number): Rgb {
  const one = paint(x + 0.25, y + 0.25);
  const two = paint(x + 0.75, y + 0.25);
  const three = paint(x + 0.25, y + 0.75);
  const four = paint(x + 0.75, y + 0.75);
  return [
    Math.round((one[0] + two[0] + three[0] + four[0]) / 4),
    Math.round((one[1] + two[1] + three[1] + four[1]) / 4),
    Math.round((one[2] + two[2] + three[2] + four[2]) / 4),
  ];
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (channel: 0 | 1 | 2): number => one[channel] + (other[channel] - one[channel]) * share;
  return [at(0), at(1), at(2)];
}

function toRgb(hex: string): Rgb {
  const at = (start: number): number => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}
