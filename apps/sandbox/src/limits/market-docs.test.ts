import { readFileSync } from 'node:fs';
import { RULE_PACKS } from '@baize/domain/rule-packs';
import { expect, test } from 'vitest';

test('the documentation says of every market rule who holds to it', () => {
  const page = readFileSync(new URL('../../../../docs/markets.md', import.meta.url), 'utf8');
  const named = page.split('\n').flatMap((line) => /^\| (\w[\w, ]*) \|/.exec(line)?.[1]?.split(', ') ?? []);
  const rules = named.filter((name) => name !== 'field');
  expect(rules.toSorted()).toEqual(Object.keys(RULE_PACKS.default).toSorted());
});
