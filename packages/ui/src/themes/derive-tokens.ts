import { contract } from '../contract.css.ts';
import { deriveColors, type Scheme } from './derive-colors.ts';
import { toHex, toOklch } from './oklch.ts';
import type { ThemeTokens } from './theme-tokens.ts';

export type { ThemeTokens };

/** What a theme is derived from. */
export interface ThemeSeeds {
  /** The brand's colour, `#rrggbb`; buttons keep it as it is. */
  accent: string;
  scheme: Scheme;
  /** Of a card, in pixels; every other corner follows. */
  radius: number;
  /** How much air pages have; phones have one measure in every theme. */
  density?: Density | undefined;
  /** Font families with their fallbacks, as a style sheet names them. */
  font: { display: string; text: string };
}

export type Density = (typeof DENSITIES)[number];
export const DENSITIES = ['compact', 'regular', 'airy'] as const;

/** Values that stand in for derived ones. */
export type TokenOverrides = { [Group in keyof ThemeTokens]?: Partial<ThemeTokens[Group]> };

/** Returns a value for every token, from the seeds; `overrides` stand in for derived values (decision 032). */
export function deriveTokens(seeds: ThemeSeeds, overrides: TokenOverrides = {}): ThemeTokens {
  const derived: ThemeTokens = { ...deriveShape(seeds), ...deriveParts(seeds) };
  return {
    color: { ...derived.color, ...overrides.color },
    radius: { ...derived.radius, ...overrides.radius },
    shadow: { ...derived.shadow, ...overrides.shadow },
    gradient: { ...derived.gradient, ...overrides.gradient },
    focus: { ...derived.focus, ...overrides.focus },
    font: { ...derived.font, ...overrides.font },
    type: { ...derived.type, ...overrides.type },
    page: { ...derived.page, ...overrides.page },
    gameCarousel: { ...derived.gameCarousel, ...overrides.gameCarousel },
    card: { ...derived.card, ...overrides.card },
    button: { ...derived.button, ...overrides.button },
    field: { ...derived.field, ...overrides.field },
    popover: { ...derived.popover, ...overrides.popover },
    segmentedControl: { ...derived.segmentedControl, ...overrides.segmentedControl },
    onImage: { ...derived.onImage, ...overrides.onImage },
    nav: { ...derived.nav, ...overrides.nav },
    hero: { ...derived.hero, ...overrides.hero },
    progressRing: { ...derived.progressRing, ...overrides.progressRing },
    accumulator: { ...derived.accumulator, ...overrides.accumulator },
    footer: { ...derived.footer, ...overrides.footer },
    illustration: { ...derived.illustration, ...overrides.illustration },
    day: { ...derived.day, ...overrides.day },
    week: { ...derived.week, ...overrides.week },
  };
}

type ShapeGroup = 'radius' | 'shadow' | 'font' | 'type' | 'page' | 'gameCarousel';

const MEASURES = {
  compact: { page: { side: '16px', cardGap: '12px' }, gameCarousel: { portrait: '112px', wide: '190px' } },
  regular: { page: { side: '24px', cardGap: '16px' }, gameCarousel: { portrait: '124px', wide: '210px' } },
  airy: { page: { side: '32px', cardGap: '20px' }, gameCarousel: { portrait: '136px', wide: '216px' } },
} as const satisfies Record<Density, Pick<ThemeTokens, 'page' | 'gameCarousel'>>;

function deriveShape({
  radius,
  scheme,
  font,
  accent,
  density = 'regular',
}: ThemeSeeds): Pick<ThemeTokens, ShapeGroup> {
  const px = (share: number): string => `${Math.round(radius * share)}px`;
  const isRound = radius >= 18;
  const shade = toHex({ l: 0.2, c: 0.03, h: toOklch(accent).h });
  return {
    radius: {
      small: px(0.5),
      field: px(0.8),
      control: isRound ? '999px' : px(0.8),
      card: px(1),
      tile: px(1),
      strip: px(1.1),
      dialog: px(1.5),
      badge: isRound ? '999px' : px(0.5),
      round: '999px',
    },
    shadow:
      scheme === 'dark'
        ? {
            card: '0 1px 0 rgba(255,255,255,.04) inset,0 2px 6px rgba(0,0,0,.35)',
            popover: '0 1px 0 rgba(255,255,255,.05) inset,0 10px 28px rgba(0,0,0,.45)',
            dialog: '0 1px 0 rgba(255,255,255,.06) inset,0 28px 80px rgba(0,0,0,.65)',
          }
        : {
            card: `0 1px 2px ${shade}0f,0 4px 14px ${shade}0f`,
            popover: `0 2px 4px ${shade}0f,0 12px 32px ${shade}1c`,
            dialog: `0 24px 80px ${shade}47`,
          },
    font,
    type: {
      heroSize: 'clamp(38px,4.6vw,62px)',
      heroWeight: '800',
      heroLine: '1',
      heroTracking: '-.035em',
      headingLine: '1.12',
      headingTracking: '-.015em',
      cardLine: '1.2',
      cardTracking: '-.01em',
      bodyLine: '1.5',
    },
    ...MEASURES[density],
  };
}

function deriveParts({ accent, scheme }: ThemeSeeds): Omit<ThemeTokens, ShapeGroup> {
  const { color, gradient, font, radius, shadow } = contract;
  const own = deriveColors({ accent, scheme });
  const isDark = scheme === 'dark';
  const shift = (hex: string, by: number): string => {
    const { l, c, h } = toOklch(hex);
    return toHex({ l: l + by, c, h });
  };
  const topLine = isDark ? 'inset 0 1px 0 rgba(255,255,255,.3)' : 'inset 0 -2px 0 rgba(0,0,0,.16)';
  return {
    color: own,
    gradient: { accent: `linear-gradient(100deg,${own.accent} 0%,${own.accentAlt} 100%)` },
    focus: {
      width: '2px',
      ring: `0 0 0 2px ${color.surface0},0 0 0 4px ${color.focus}`,
      halo: `0 0 0 3px ${own.focus}4d`,
    },
    card: { border: isDark ? `1px solid ${color.border}` : 'none' },
    button: {
      shadow: topLine,
      pressedShadow: topLine,
      pressedFilter: 'brightness(.94)',
      secondary: isDark ? color.surface3 : color.secondarySoft,
      onSecondary: isDark ? color.text : color.secondary,
      secondaryHover: isDark ? shift(own.surface3, 0.05) : shift(own.secondarySoft, -0.012),
      dangerHover: shift(own.dangerFill, -0.05),
      lastChanceHover: shift(own.warningSoft, isDark ? 0.05 : -0.012),
    },
    field: { background: isDark ? color.surface0 : color.surface1 },
    popover: { background: isDark ? color.surface2 : color.surface1 },
    segmentedControl: {
      current: isDark ? color.surface3 : color.surface1,
      currentShadow: isDark ? 'none' : shadow.card,
    },
    onImage: isDark
      ? { background: 'rgba(8,12,18,.82)', text: '#FFFFFF' }
      : { background: '#FFFFFF', text: color.accentText },
    nav: {
      header: color.surface1,
      panel: color.surface1,
      bottomBar: color.surface1,
      current: isDark ? color.surface3 : color.accentSoft,
      onCurrent: isDark ? color.text : color.accentText,
      currentIcon: color.accentText,
      avatar: color.secondarySoft,
      onAvatar: color.secondary,
    },
    hero: { background: isDark ? color.surface0 : color.accentSoft, title: color.text, text: color.text },
    progressRing: { first: color.accentText, second: color.secondary, track: color.surface3 },
    accumulator: { background: isDark ? color.surface1 : color.secondarySoft, amount: color.text },
    footer: { background: color.surface1 },
    illustration: { quay: 'block', market: 'none', warm: color.warning, leaf: color.secondary },
    day: {
      radius: radius.card,
      amountFont: font.text,
      amountWeight: '700',
      empty: isDark ? color.surface1 : color.surface0,
      running: color.surface0,
      claimed: color.successSoft,
      claimable: isDark ? color.surface3 : color.accent,
      claimableShadow: `inset 0 0 0 2px ${color.accent},0 0 0 4px ${own.accent}38`,
      onClaimable: isDark ? color.text : color.onAccent,
      claimableIcon: isDark ? color.text : color.onAccent,
      claimButton: isDark ? gradient.accent : '#FFFFFF',
      onClaimButton: isDark ? color.onAccent : color.accentText,
      claimButtonHover: isDark ? color.accentHover : color.accentSoft,
      claimButtonShadow: isDark ? topLine : 'none',
    },
    week: {
      day: isDark ? color.surface2 : color.surface0,
      badge: isDark ? color.surface3 : color.surface2,
      yesterday: color.warningSoft,
      yesterdayBadge: isDark ? color.surface0 : color.surface1,
      today: color.accent,
      todayBorder: color.accent,
      onToday: color.onAccent,
      todayBadge: color.surface1,
      onTodayBadge: color.accentText,
    },
  };
}
