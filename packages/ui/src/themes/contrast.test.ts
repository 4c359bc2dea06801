import { describe, expect, test } from 'vitest';
import { contract } from '../contract.css.ts';
import { contrast } from './contrast.ts';
import { tokens as curacao } from './curacao/tokens.ts';
import { tokens as lulu } from './lulu/tokens.ts';
import type { ThemeTokens } from './theme-tokens.ts';
import { tokens as wireframe } from './wireframe/tokens.ts';

const themes: Record<string, ThemeTokens> = { curacao, lulu, wireframe };
const TEXT = 4.5;
const EDGE = 3;

/** Every solid colour a token can show: itself, the token it points to, or each stop of a gradient. */
function colours(tokens: ThemeTokens, value: string): string[] {
  const direct = value.match(/#[0-9a-f]{6}\b/gi) ?? [];
  const groups = [
    [contract.color, tokens.color],
    [contract.gradient, tokens.gradient],
  ] as const;
  const pointed = groups.flatMap(([names, values]) =>
    Object.entries(names).flatMap(([key, name]) =>
      value.includes(name) ? colours(tokens, (values as Record<string, string>)[key] ?? '') : [],
    ),
  );
  return [...direct, ...pointed];
}

function lowest(tokens: ThemeTokens, above: string, below: string): number {
  const [fronts, grounds] = [colours(tokens, above), colours(tokens, below)];
  expect(fronts, above).not.toHaveLength(0);
  expect(grounds, below).not.toHaveLength(0);
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

describe.each(Object.entries(themes))('theme %s', (_name, tokens) => {
  test('every text reads on every ground it stands on, at 4.5 to 1 or better', () => {
    const poor = textPairs(tokens)
      .map(([name, above, below]) => ({ name, ratio: lowest(tokens, above, below) }))
      .filter(({ ratio }) => ratio < TEXT);
    expect(poor).toEqual([]);
  });

  test('every control edge, focus ring and meaningful mark stands out at 3 to 1 or better', () => {
    const poor = edgePairs(tokens)
      .map(([name, above, below]) => ({ name, ratio: lowest(tokens, above, below) }))
      .filter(({ ratio }) => ratio < EDGE);
    expect(poor).toEqual([]);
  });
});

test('the measure itself is right: black on white is 21, a colour on itself 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#B5135F', '#B5135F')).toBe(1);
  expect(contrast('#FF8160', '#2B0E06')).toBeCloseTo(7.3, 1);
});
