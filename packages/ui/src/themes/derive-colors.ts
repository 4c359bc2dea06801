import { contrast } from './contrast.ts';
import { toHex, toOklch } from './oklch.ts';
import type { ThemeTokens } from './theme-tokens.ts';

type Colors = ThemeTokens['color'];
export type Scheme = 'light' | 'dark';

/** Texts keep a little more than the least, so that a rounded figure never falls below it. */
const TEXT = 4.6;
const EDGE = 3.1;
const STEP = 0.005;
const HUES = { success: 160, warning: 80, danger: 18, info: 250 } as const;

/**
 * Returns every colour of a theme, from the accent's hue: it tints the surfaces, and the second colour stands opposite.
 * The accent itself stays as it is given; every other text moves in lightness until it reads on each of its grounds.
 */
export function deriveColors({ accent, scheme }: { accent: string; scheme: Scheme }): Colors {
  const seed = toOklch(accent);
  const isDark = scheme === 'dark';
  const pick = (dark: number, light: number): number => (isDark ? dark : light);
  const tint = (l: number, c: number, h = seed.h): string =>
    // A grey accent tints nothing.
    toHex({ l, c: h === seed.h && seed.c < 0.02 ? Math.min(c, seed.c) : c, h });
  const surfaces = {
    surface0: tint(pick(0.19, 0.985), pick(0.028, 0.007)),
    surface1: isDark ? tint(0.232, 0.031) : '#FFFFFF',
    surface2: tint(pick(0.277, 0.958), pick(0.036, 0.014)),
    surface3: tint(pick(0.33, 0.922), pick(0.041, 0.022)),
  };
  const grounds = Object.values(surfaces);
  const other = (seed.h + 145) % 360;
  const soft = (h: number): string => tint(pick(0.295, 0.945), pick(0.05, 0.035), h);
  const softs = {
    accentSoft: soft(seed.h),
    secondarySoft: soft(other),
    successSoft: soft(HUES.success),
    warningSoft: soft(HUES.warning),
    dangerSoft: soft(HUES.danger),
    infoSoft: soft(HUES.info),
  };
  const word = (h: number, c: number, ground: string): string =>
    untilReadable({ l: pick(0.81, 0.46), c, h }, [...grounds, ground]);
  const all = [...grounds, ...Object.values(softs)];
  const onAccent = pickOnAccent(accent, seed.h);
  // Away from the text that stands on it, so that it reads no worse than on the accent.
  const away = onAccent === '#FFFFFF' ? -1 : 1;
  const warning = word(HUES.warning, 0.13, softs.warningSoft);
  const dangerFill = isDark
    ? toHex({ l: 0.53, c: 0.19, h: HUES.danger })
    : word(HUES.danger, 0.18, softs.dangerSoft);
  const onSolid = (h: number): string => (isDark ? toHex({ l: 0.23, c: 0.045, h }) : '#FFFFFF');
  return {
    ...surfaces,
    text: tint(pick(0.96, 0.23), pick(0.01, 0.035)),
    muted: untilReadable({ l: pick(0.77, 0.46), c: Math.min(0.03, seed.c), h: seed.h }, all),
    disabledText: tint(pick(0.6, 0.63), 0.025),
    accent,
    accentAlt: toHex({ l: seed.l + away * 0.07, c: seed.c, h: seed.h + 18 }),
    accentHover: toHex({ l: seed.l + away * 0.045, c: seed.c, h: seed.h }),
    accentText: untilReadable({ ...seed, l: pick(Math.max(seed.l, 0.72), Math.min(seed.l, 0.5)) }, [
      ...grounds,
      softs.accentSoft,
    ]),
    onAccent,
    secondary: word(other, pick(0.12, 0.15), softs.secondarySoft),
    onSecondary: onSolid(other),
    success: word(HUES.success, pick(0.14, 0.11), softs.successSoft),
    onSuccess: onSolid(HUES.success),
    warning,
    warningFill: isDark ? warning : untilReadable({ l: 0.62, c: 0.13, h: HUES.warning }, grounds, EDGE),
    onWarning: onSolid(HUES.warning),
    danger: word(HUES.danger, pick(0.13, 0.18), softs.dangerSoft),
    dangerFill,
    onDanger: '#FFFFFF',
    info: word(HUES.info, pick(0.1, 0.13), softs.infoSoft),
    ...softs,
    focus: isDark ? '#FFE08A' : untilReadable({ l: 0.5, c: 0.2, h: other }, grounds, EDGE),
    border: tint(pick(0.37, 0.89), pick(0.04, 0.02)),
    borderStrong: untilReadable({ l: pick(0.6, 0.6), c: Math.min(0.05, seed.c), h: seed.h }, grounds, EDGE),
    overlay: isDark ? 'rgba(3,6,10,.74)' : `${toHex({ l: 0.22, c: 0.04, h: seed.h })}85`,
    skeleton: tint(pick(0.285, 0.93), pick(0.036, 0.018)),
    skeletonHighlight: tint(pick(0.35, 0.965), pick(0.042, 0.01)),
  };
}

/** White or a dark of the accent's hue, whichever reads better on it. */
function pickOnAccent(accent: string, h: number): string {
  const dark = toHex({ l: 0.2, c: 0.045, h });
  return contrast('#FFFFFF', accent) >= contrast(dark, accent) ? '#FFFFFF' : dark;
}

/** Moves a colour away from its grounds until it stands out from the nearest of them. */
function untilReadable(
  { l, c, h }: { l: number; c: number; h: number },
  grounds: readonly string[],
  wanted = TEXT,
): string {
  const isOnDark = grounds.every((ground) => toOklch(ground).l < 0.5);
  const direction = isOnDark ? STEP : -STEP;
  let lightness = l;
  let hex = toHex({ l: lightness, c, h });
  while (lightness > 0 && lightness < 1 && grounds.some((ground) => contrast(hex, ground) < wanted)) {
    lightness += direction;
    hex = toHex({ l: lightness, c, h });
  }
  return hex;
}
