import type { ThemeTokens } from '../themes/theme-tokens.ts';
import type { TokenName } from './token-list.ts';

/** What a token may hold: `fill` is a colour or a gradient, `display` whether something is drawn (`block`, `none`). */
export type TokenKind =
  | 'color'
  | 'fill'
  | 'gradient'
  | 'length'
  | 'shadow'
  | 'border'
  | 'font'
  | 'weight'
  | 'number'
  | 'tracking'
  | 'filter'
  | 'display';

type Kinds = { [Group in keyof ThemeTokens]: TokenKind | Record<keyof ThemeTokens[Group], TokenKind> };

/** A new token does not compile without its kind. */
const KINDS: Kinds = {
  color: 'color',
  radius: 'length',
  shadow: 'shadow',
  gradient: 'gradient',
  focus: { width: 'length', ring: 'shadow', halo: 'shadow' },
  font: 'font',
  type: {
    heroSize: 'length',
    heroWeight: 'weight',
    heroLine: 'number',
    heroTracking: 'tracking',
    headingLine: 'number',
    headingTracking: 'tracking',
    cardLine: 'number',
    cardTracking: 'tracking',
    bodyLine: 'number',
  },
  page: 'length',
  gameCarousel: 'length',
  card: { border: 'border' },
  button: {
    shadow: 'shadow',
    pressedShadow: 'shadow',
    pressedFilter: 'filter',
    secondary: 'fill',
    onSecondary: 'color',
    secondaryHover: 'fill',
    dangerHover: 'fill',
    lastChanceHover: 'fill',
  },
  field: 'fill',
  popover: 'fill',
  segmentedControl: { current: 'fill', currentShadow: 'shadow' },
  onImage: { background: 'fill', text: 'color' },
  nav: {
    header: 'fill',
    panel: 'fill',
    bottomBar: 'fill',
    current: 'fill',
    onCurrent: 'color',
    currentIcon: 'color',
    avatar: 'fill',
    onAvatar: 'color',
  },
  hero: { background: 'fill', title: 'color', text: 'color' },
  progressRing: 'color',
  accumulator: { background: 'fill', amount: 'color' },
  footer: 'fill',
  illustration: { quay: 'display', market: 'display', warm: 'color', leaf: 'color' },
  day: {
    radius: 'length',
    amountFont: 'font',
    amountWeight: 'weight',
    empty: 'fill',
    running: 'fill',
    claimed: 'fill',
    claimable: 'fill',
    claimableShadow: 'shadow',
    onClaimable: 'color',
    claimableIcon: 'color',
    claimButton: 'fill',
    onClaimButton: 'color',
    claimButtonHover: 'fill',
    claimButtonShadow: 'shadow',
  },
  week: {
    day: 'fill',
    badge: 'fill',
    yesterday: 'fill',
    yesterdayBadge: 'fill',
    today: 'fill',
    todayBorder: 'color',
    onToday: 'color',
    todayBadge: 'fill',
    onTodayBadge: 'color',
  },
};

/** Returns what a token may hold. */
export function kindOf({ group, key }: TokenName): TokenKind {
  const kinds: TokenKind | Readonly<Record<string, TokenKind>> = KINDS[group];
  const kind = typeof kinds === 'string' ? kinds : kinds[key];
  if (!kind) throw new Error(`No kind is known for ${group}.${key}.`);
  return kind;
}
