import { contract } from '../contract.css.ts';
import { contrast } from './contrast.ts';
import type { ThemeTokens } from './theme-tokens.ts';

/** The least contrast of a text, and of an edge or a mark that means something (WCAG 2.2, 1.4.3 and 1.4.11). */
const LEAST = { text: 4.5, edge: 3 } as const;

/** A declared pair of a theme with what it has and what it needs. */
export interface PairContrast {
  pair: string;
  ratio: number;
  least: number;
  /** What is read or seen, and what it stands on, as a style sheet writes them. */
  above: string;
  below: string;
}

/** Two colours of a theme that stand too near to each other. */
export type PoorContrast = Pick<PairContrast, 'pair' | 'ratio' | 'least'>;

/** Measures every declared pair of a theme. */
export function measureContrast(tokens: ThemeTokens): PairContrast[] {
  const kinds = [
    { pairs: textPairs(tokens), least: LEAST.text },
    { pairs: edgePairs(tokens), least: LEAST.edge },
  ];
  return kinds.flatMap(({ pairs, least }) =>
    pairs.map(([pair, above, below]) => ({
      pair,
      ratio: lowestContrast(tokens, above, below),
      least,
      above,
      below,
    })),
  );
}

/** Returns the declared pairs of a theme that do not reach their least contrast. */
export function findPoorContrast(tokens: ThemeTokens): PoorContrast[] {
  return measureContrast(tokens)
    .filter(({ ratio, least }) => ratio < least)
    .map(({ pair, ratio, least }) => ({ pair, ratio, least }));
}

/** Every solid colour a token can show: itself, the token it points to, or each stop of a gradient. */
function findColors(tokens: ThemeTokens, value: string): string[] {
  const direct = value.match(/#[0-9a-f]{6}\b/gi) ?? [];
  const groups = [
    [contract.color, tokens.color],
    [contract.gradient, tokens.gradient],
  ] as const;
  const pointed = groups.flatMap(([names, values]) =>
    Object.entries(names).flatMap(([key, name]) =>
      value.includes(name) ? findColors(tokens, (values as Record<string, string>)[key] ?? '') : [],
    ),
  );
  return [...direct, ...pointed];
}

/** The least contrast of a pair; 0 where one of the two shows no colour that could be measured. */
function lowestContrast(tokens: ThemeTokens, above: string, below: string): number {
  const [fronts, grounds] = [findColors(tokens, above), findColors(tokens, below)];
  if (fronts.length === 0 || grounds.length === 0) return 0;
  return Math.min(...fronts.flatMap((front) => grounds.map((ground) => contrast(front, ground))));
}

/** Each pair is [name, what is read, what it stands on]. */
function textPairs(t: ThemeTokens): [string, string, string][] {
  const c = t.color;
  const surfaces = { surface0: c.surface0, surface1: c.surface1, surface2: c.surface2, surface3: c.surface3 };
  const words = {
    text: c.text,
    muted: c.muted,
    accentText: c.accentText,
    secondary: c.secondary,
    success: c.success,
    warning: c.warning,
    danger: c.danger,
    info: c.info,
  };
  const softs = {
    accentSoft: [c.accentSoft, c.accentText],
    secondarySoft: [c.secondarySoft, c.secondary],
    successSoft: [c.successSoft, c.success],
    warningSoft: [c.warningSoft, c.warning],
    dangerSoft: [c.dangerSoft, c.danger],
    infoSoft: [c.infoSoft, c.info],
  } as const;
  return [
    ...Object.entries(words).flatMap(([word, colour]) =>
      Object.entries(surfaces).map(([name, ground]): [string, string, string] => [
        `${word} on ${name}`,
        colour,
        ground,
      ]),
    ),
    ...Object.entries(softs).flatMap(([name, [ground, own]]): [string, string, string][] => [
      [`its own word on ${name}`, own, ground],
      [`text on ${name}`, c.text, ground],
      [`muted on ${name}`, c.muted, ground],
    ]),
    ['onAccent on accent', c.onAccent, c.accent],
    ['onAccent on accentAlt', c.onAccent, c.accentAlt],
    ['onAccent on accentHover', c.onAccent, c.accentHover],
    ['onAccent on the accent gradient', c.onAccent, t.gradient.accent],
    ['onSecondary on secondary', c.onSecondary, c.secondary],
    ['onSuccess on success', c.onSuccess, c.success],
    ['onWarning on warning', c.onWarning, c.warning],
    ['onDanger on dangerFill', c.onDanger, c.dangerFill],
    ['onDanger on button.dangerHover', c.onDanger, t.button.dangerHover],
    ['button.onSecondary on button.secondary', t.button.onSecondary, t.button.secondary],
    ['button.onSecondary on button.secondaryHover', t.button.onSecondary, t.button.secondaryHover],
    ['warning on button.lastChanceHover', c.warning, t.button.lastChanceHover],
    ['text on segment.current', c.text, t.segmentedControl.current],
    ['page colour on text (current chip)', c.surface0, c.text],
    ['nav.onCurrent on nav.current', t.nav.onCurrent, t.nav.current],
    ['nav.onAvatar on nav.avatar', t.nav.onAvatar, t.nav.avatar],
    ['hero.title on hero.ground', t.hero.title, t.hero.background],
    ['hero.text on hero.ground', t.hero.text, t.hero.background],
    ['text on accumulator.ground', c.text, t.accumulator.background],
    ['muted on accumulator.ground', c.muted, t.accumulator.background],
    ['accumulator.amount on accumulator.ground', t.accumulator.amount, t.accumulator.background],
    ['text on footer.ground', c.text, t.footer.background],
    ['muted on footer.ground', c.muted, t.footer.background],
    ['muted on day.empty', c.muted, t.day.empty],
    ['muted on day.running', c.muted, t.day.running],
    ['success on day.claimed', c.success, t.day.claimed],
    ['muted on day.claimed', c.muted, t.day.claimed],
    ['day.onClaimable on day.claimable', t.day.onClaimable, t.day.claimable],
    ['day.onClaimButton on day.claimButton', t.day.onClaimButton, t.day.claimButton],
    ['day.onClaimButton on day.claimButtonHover', t.day.onClaimButton, t.day.claimButtonHover],
    ['muted on week.day', c.muted, t.week.day],
    ['success on week.day', c.success, t.week.day],
    ['warning on week.yesterday', c.warning, t.week.yesterday],
    ['text on week.yesterday', c.text, t.week.yesterday],
    ['week.onToday on week.today', t.week.onToday, t.week.today],
    ['week.onTodayMark on week.todayMark', t.week.onTodayBadge, t.week.todayBadge],
  ];
}

function edgePairs(t: ThemeTokens): [string, string, string][] {
  const c = t.color;
  return [
    ...[c.surface0, c.surface1, c.surface2].flatMap((ground, index): [string, string, string][] => [
      [`borderStrong on surface${index}`, c.borderStrong, ground],
      [`focus on surface${index}`, c.focus, ground],
    ]),
    ['focus on surface3', c.focus, c.surface3],
    ['warningFill on its track', c.warningFill, c.surface3],
    ['secondary on its track', c.secondary, c.surface3],
    ['nav.currentIcon on nav.current', t.nav.currentIcon, t.nav.current],
    ['day.claimableIcon on day.claimable', t.day.claimableIcon, t.day.claimable],
    ['warning edge on warningSoft', c.warning, c.warningSoft],
    ['danger edge on field.ground', c.danger, t.field.background],
  ];
}
