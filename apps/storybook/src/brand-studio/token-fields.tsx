import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import type { ThemeTokens } from '@baize/ui/derive-tokens';
import { findTokenProblems } from '@baize/ui/design-tokens';
import { Field } from '@baize/ui/field';
import { Select } from '@baize/ui/select';
import { getTokens, isOverridden, resetToken, setToken } from '@baize/ui/theme-source';
import { readToken, tokenGroups, tokenNames, type TokenGroup, type TokenName } from '@baize/ui/token-list';
import { useState } from 'react';
import * as styles from './brand-studio.css.ts';
import { ColorInput } from './color-input.tsx';
import type { SourceProps } from './seed-fields.tsx';
import { useTypedValue } from './use-typed-value.ts';

const GROUPS = tokenGroups.map((value) => ({ value, label: value }));

/** Single tokens, a group at a time. */
export function TokenFields({ source, onChange }: SourceProps) {
  const [group, setGroup] = useState<TokenGroup>('color');
  const tokens = getTokens(source);
  return (
    <Card as="section" className={styles.panel} aria-label="Tokens">
      <h2 className={styles.heading}>Tokens</h2>
      <Field label="Group">
        <Select<TokenGroup> value={group} onValueChange={(next) => setGroup(next)} options={GROUPS} />
      </Field>
      <div className={styles.tokens}>
        {tokenNames
          .filter((name) => name.group === group)
          .map((name) => (
            <TokenField
              key={name.path}
              name={name}
              tokens={tokens}
              isOwn={isOverridden(source, name)}
              onChange={(value) => onChange(setToken(source, name, value))}
              onReset={() => onChange(resetToken(source, name))}
            />
          ))}
      </div>
    </Card>
  );
}

interface TokenFieldProps {
  name: TokenName;
  tokens: ThemeTokens;
  isOwn: boolean;
  onChange(value: string): void;
  onReset(): void;
}

function TokenField({ name, tokens, isOwn, onChange, onReset }: TokenFieldProps) {
  const { text, problem, type } = useTypedValue(toShort(readToken(tokens, name)), {
    check: (typed) => findProblem(tokens, name, toCss(typed)),
    onChange: (typed) => onChange(toCss(typed)),
  });
  return (
    <Field label={name.path} error={problem}>
      <ColorInput
        label={`Choose ${name.path}`}
        value={text}
        onChange={type}
        end={
          isOwn ? (
            <Button variant="ghost" size="small" aria-label={`Reset ${name.path}`} onClick={onReset}>
              Reset
            </Button>
          ) : null
        }
      />
    </Field>
  );
}

/** Why a value would be none, or lead in a circle. */
function findProblem(tokens: ThemeTokens, { group, key, path }: TokenName, value: string): string | null {
  const changed: ThemeTokens = { ...tokens, [group]: { ...tokens[group], [key]: value } };
  const problems = findTokenProblems(changed);
  const [first] = problems.filter((one) => one.path === path).concat(problems);
  return first?.advice ?? null;
}

/** References as the Design Tokens format writes them, which is how designers know them. */
function toShort(value: string): string {
  return tokenNames.reduce(
    (text, { property, path }) => text.replaceAll(`var(${property})`, `{${path}}`),
    value,
  );
}

function toCss(text: string): string {
  return tokenNames.reduce(
    (value, { property, path }) => value.replaceAll(`{${path}}`, `var(${property})`),
    text,
  );
}
