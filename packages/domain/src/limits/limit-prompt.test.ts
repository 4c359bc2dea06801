import { expect, test } from 'vitest';
import { isLimitPromptDue } from './limit-prompt.ts';
import { RULE_PACKS } from './rule-packs.ts';

const NEW_PLAYER = { hasLimit: false, hasDeposited: false };

test.each(['gb', 'on'] as const)('%s: a first deposit waits for a limit or a no [LIM-05]', (market) => {
  const due = (player: Partial<typeof NEW_PLAYER>) =>
    isLimitPromptDue(RULE_PACKS[market], { ...NEW_PLAYER, ...player });
  expect(due({})).toBe(true);
  expect(due({ hasLimit: true })).toBe(false);
  expect(due({ hasDeposited: true })).toBe(false);
});

test.each(['nl', 'se', 'de'] as const)('%s: any deposit waits for a limit [LIM-01]', (market) => {
  expect(isLimitPromptDue(RULE_PACKS[market], NEW_PLAYER)).toBe(true);
  expect(isLimitPromptDue(RULE_PACKS[market], { hasLimit: false, hasDeposited: true })).toBe(true);
  expect(isLimitPromptDue(RULE_PACKS[market], { hasLimit: true, hasDeposited: true })).toBe(false);
});

test.each(['default', 'cw', 'mt'] as const)('%s: no deposit asks for a limit', (market) => {
  expect(isLimitPromptDue(RULE_PACKS[market], NEW_PLAYER)).toBe(false);
});
