import { createGlobalThemeContract } from '@vanilla-extract/css';
import { staticTokens } from './static-tokens.ts';

/**
 * What a brand decides about its look, one custom property each (`vars.color.accent` is
 * `var(--color-accent)`). Tokens name an intent, never a component's pixel. A theme gives a value to
 * every one of them or it does not compile (look §3, §4).
 *
 * - `color`: surfaces, words and intents; `…Soft` fills are solid, `on…` stands on the fill of that name.
 * - `radius`, `shadow`, `gradient`, `focus`: shape and depth.
 * - `font`, `type`: faces, and the few type values that brands or scripts change.
 * - the rest: parts that two brands draw differently (a lip on buttons, a border on cards).
 */
export const contract = createGlobalThemeContract(
  {
    color: {
      surface0: null,
      surface1: null,
      surface2: null,
      surface3: null,
      text: null,
      muted: null,
      disabledText: null,
      accent: null,
      accentAlt: null,
      accentHover: null,
      accentText: null,
      onAccent: null,
      accentSoft: null,
      secondary: null,
      onSecondary: null,
      secondarySoft: null,
      success: null,
      onSuccess: null,
      successSoft: null,
      warning: null,
      warningFill: null,
      onWarning: null,
      warningSoft: null,
      danger: null,
      dangerFill: null,
      onDanger: null,
      dangerSoft: null,
      info: null,
      infoSoft: null,
      focus: null,
      border: null,
      borderStrong: null,
      overlay: null,
      skeleton: null,
      skeletonHighlight: null,
    },
    radius: {
      small: null,
      field: null,
      control: null,
      card: null,
      tile: null,
      strip: null,
      dialog: null,
      badge: null,
      round: null,
    },
    shadow: { card: null, popover: null, dialog: null },
    gradient: { accent: null },
    focus: { width: null, ring: null, halo: null },
    font: { display: null, text: null },
    type: {
      heroSize: null,
      heroWeight: null,
      heroLine: null,
      heroTracking: null,
      headingLine: null,
      headingTracking: null,
      cardLine: null,
      cardTracking: null,
      bodyLine: null,
    },
    page: { side: null, cardGap: null },
    gameCarousel: { portrait: null, wide: null },
    card: { border: null },
    button: {
      shadow: null,
      pressedShadow: null,
      pressedFilter: null,
      secondary: null,
      onSecondary: null,
      secondaryHover: null,
      dangerHover: null,
      lastChanceHover: null,
    },
    field: { background: null },
    popover: { background: null },
    segmentedControl: { current: null, currentShadow: null },
    onImage: { background: null, text: null },
    nav: {
      header: null,
      panel: null,
      bottomBar: null,
      current: null,
      onCurrent: null,
      currentIcon: null,
      avatar: null,
      onAvatar: null,
    },
    hero: { background: null, title: null, text: null },
    progressRing: { first: null, second: null, track: null },
    accumulator: { background: null, amount: null },
    footer: { background: null },
    /** Drawn places: the brand's own is shown (`block`), the others are `none`; `warm` is its light, `leaf` its green. */
    illustration: { quay: null, market: null, warm: null, leaf: null },
    day: {
      radius: null,
      amountFont: null,
      amountWeight: null,
      empty: null,
      running: null,
      claimed: null,
      claimable: null,
      claimableShadow: null,
      onClaimable: null,
      claimableIcon: null,
      claimButton: null,
      onClaimButton: null,
      claimButtonHover: null,
      claimButtonShadow: null,
    },
    week: {
      day: null,
      badge: null,
      yesterday: null,
      yesterdayBadge: null,
      today: null,
      todayBorder: null,
      onToday: null,
      todayBadge: null,
      onTodayBadge: null,
    },
  },
  (_value, path) => path.join('-'),
);

/**
 * Every value a style sheet may use: the brand's properties (`contract`) and the measures that all
 * brands keep (`staticTokens`: spacing, sizes, weights, motion, stacking order) as plain values.
 */
export const vars = { ...contract, ...staticTokens };
