import { readArguments } from './css-value.ts';

/** A colour as the Design Tokens format writes it (Color module 2025.10); components go from 0 to 1. */
export interface DesignColor {
  colorSpace: 'srgb';
  components: [red: number, green: number, blue: number];
  alpha?: number;
  /** The same without alpha, for tools that read no components. */
  hex: string;
}

/** Reads `#rgb`, `#rrggbb`, `#rrggbbaa` or `rgba(r,g,b,a)`; null for any other text. */
export function readColor(value: string): DesignColor | null {
  if (/^#[0-9a-f]{3}$/i.test(value))
    return readColor(`#${Array.from(value.slice(1), (digit) => digit + digit).join('')}`);
  if (/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) {
    const bytes = [1, 3, 5, 7].map((start) => Number.parseInt(value.slice(start, start + 2), 16));
    return toDesignColor(bytes.slice(0, 3), value.length === 9 ? (bytes[3] ?? 0) / 255 : 1);
  }
  const parts = readArguments(value.toLowerCase(), 'rgba') ?? readArguments(value.toLowerCase(), 'rgb');
  const [alpha = '1'] = parts?.slice(3) ?? [];
  if (!parts || parts.length < 3 || parts.length > 4 || !/^(?:0|1|0?\.\d+)$/.test(alpha)) return null;
  const channels = parts.slice(0, 3);
  if (!channels.every((one) => /^\d{1,3}$/.test(one) && Number(one) <= 255)) return null;
  return toDesignColor(channels.map(Number), Number(alpha));
}

/** Writes a colour for a style sheet: `#FF8160`, and with alpha `#FF816080`. */
export function formatColor({ components, alpha = 1 }: DesignColor): string {
  const opaque = toHex(components.map((one) => Math.round(one * 255)));
  return alpha === 1 ? opaque : opaque + toHex([Math.round(alpha * 255)]).slice(1);
}

function toDesignColor(bytes: readonly number[], alpha: number): DesignColor {
  const [red = 0, green = 0, blue = 0] = bytes.map((byte) => round(byte / 255));
  return {
    colorSpace: 'srgb',
    components: [red, green, blue],
    ...(alpha < 1 && { alpha: round(alpha) }),
    hex: toHex(bytes),
  };
}

function toHex(bytes: readonly number[]): string {
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `#${digits.toUpperCase()}`;
}

/** Four places tell all 256 steps apart. */
function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
