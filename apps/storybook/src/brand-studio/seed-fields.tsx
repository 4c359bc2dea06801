import { allTokens } from '@baize/ui/all-tokens';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { DENSITIES, type ThemeSeeds } from '@baize/ui/derive-tokens';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { SegmentedControl } from '@baize/ui/segmented-control';
import { Select } from '@baize/ui/select';
import { countOverrides, LARGEST_RADIUS, type ThemeSource } from '@baize/ui/theme-source';
import * as styles from './brand-studio.css.ts';
import { ColorInput } from './color-input.tsx';
import { useTypedValue } from './use-typed-value.ts';

const SCHEMES = ['dark', 'light'] as const;

export interface SourceProps {
  source: ThemeSource;
  onChange(source: ThemeSource): void;
}

/** What every token follows from. */
export function SeedFields({ source, onChange }: SourceProps) {
  const { seeds } = source;
  const set = (part: Partial<ThemeSeeds>) => onChange({ ...source, seeds: { ...seeds, ...part } });
  const own = countOverrides(source);
  return (
    <Card as="section" className={styles.panel} aria-label="Seeds">
      <h2 className={styles.heading}>Seeds</h2>
      <Accent value={seeds.accent} onChange={(accent) => set({ accent })} />
      <Choice label="Scheme" options={SCHEMES} value={seeds.scheme} onChange={(scheme) => set({ scheme })} />
      <Radius value={seeds.radius} onChange={(radius) => set({ radius })} />
      <Choice
        label="Density"
        options={DENSITIES}
        value={seeds.density ?? 'regular'}
        onChange={(density) => set({ density })}
      />
      <Fonts value={seeds.font} onChange={(font) => set({ font })} />
      <p className={styles.quiet}>{describeOwn(own)}</p>
      {own > 0 ? (
        <Button variant="outline" onClick={() => onChange({ ...source, overrides: {} })}>
          Let every token follow from the seeds
        </Button>
      ) : null}
    </Card>
  );
}

function describeOwn(count: number): string {
  if (count === 0) return 'Every token follows from the seeds.';
  if (count === 1) return 'One token has a value of its own and follows no seed.';
  return `${count} tokens have values of their own and follow no seed.`;
}

interface SeedProps<Value> {
  value: Value;
  onChange(value: Value): void;
}

function Accent({ value, onChange }: SeedProps<string>) {
  const { text, problem, type } = useTypedValue(value, {
    check: (typed) => (/^#[0-9a-f]{6}$/i.test(typed) ? null : 'Write a color as #RRGGBB.'),
    onChange: (typed) => onChange(typed.toUpperCase()),
  });
  return (
    <Field label="Accent" hint="Buttons keep it as it is." error={problem}>
      <ColorInput label="Choose the accent" value={text} onChange={type} />
    </Field>
  );
}

function Radius({ value, onChange }: SeedProps<number>) {
  const { text, problem, type } = useTypedValue(String(value), {
    check: (typed) =>
      /^\d{1,2}$/.test(typed) && Number(typed) <= LARGEST_RADIUS
        ? null
        : `Write whole pixels from 0 to ${LARGEST_RADIUS}.`,
    onChange: (typed) => onChange(Number(typed)),
  });
  return (
    <Field label="Radius of a card" hint="Every other corner follows." error={problem}>
      <Input inputMode="numeric" value={text} onChange={(event) => type(event.currentTarget.value)} />
    </Field>
  );
}

function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SeedProps<Value> & { label: string; options: readonly Value[] }) {
  return (
    <div>
      <p className={styles.legend} aria-hidden>
        {label}
      </p>
      <SegmentedControl
        label={label}
        value={value}
        onValueChange={onChange}
        options={options.map((one) => ({ value: one, label: one }))}
      />
    </div>
  );
}

const FONTS = [...allTokens].map(([theme, { font }]) => ({ theme, font }));
const OWN = 'own';

/** The fonts there are files for: those of the themes. */
function Fonts({ value, onChange }: SeedProps<ThemeSeeds['font']>) {
  const current = FONTS.find(({ font }) => font.display === value.display && font.text === value.text);
  const options = [
    ...FONTS.map(({ theme }) => ({ value: theme, label: `Those of ${theme}` })),
    ...(current ? [] : [{ value: OWN, label: 'As the tokens say' }]),
  ];
  const choose = (theme: string) => {
    const found = FONTS.find((one) => one.theme === theme);
    if (found) onChange(found.font);
  };
  return (
    <Field label="Fonts" hint="Their files belong into the theme’s folder.">
      <Select value={current?.theme ?? OWN} onValueChange={choose} options={options} />
    </Field>
  );
}
