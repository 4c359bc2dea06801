import { Heart, Maximize, Plus, X } from 'lucide-react';
import { Button, type ButtonVariant } from '../button/button.tsx';
import { Checkbox, Radio } from '../checkbox/checkbox.tsx';
import { Field } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Input } from '../input/input.tsx';
import { linkClass } from '../link/link.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { Select } from '../select/select.tsx';
import { WithState, Row } from '../story-layout.tsx';
import { Switch } from '../switch/switch.tsx';
import * as styles from './component-overview.css.ts';

const variants: { variant: ButtonVariant; name: string; words: string }[] = [
  { variant: 'primary', name: 'Primary', words: 'Deposit' },
  { variant: 'secondary', name: 'Secondary', words: 'Set limits' },
  { variant: 'outline', name: 'Outline', words: 'Log in' },
  { variant: 'ghost', name: 'Ghost', words: 'Close' },
  { variant: 'danger', name: 'Danger', words: 'Exclude me' },
  { variant: 'last-chance', name: 'Last chance', words: 'Claim' },
];

/** Every button in every state that can be held still. */
export function OverviewButtons() {
  return (
    <section className={styles.stack}>
      <h2 className={styles.heading}>Buttons</h2>
      <div className={styles.states} role="group" aria-label="Button states">
        <span />
        {['Default', 'Focus visible', 'Disabled', 'Pending', 'With icon'].map((state) => (
          <span key={state} className={styles.small}>
            {state}
          </span>
        ))}
        {variants.map((row) => (
          <ButtonRow key={row.variant} {...row} />
        ))}
      </div>
      <Row>
        <Button size="small">Small 40</Button>
        <Button>Medium 44</Button>
        <Button size="large">Large 52</Button>
        <Button variant="secondary" icon={<Plus />}>
          With icon
        </Button>
        <IconButton label="Favourite" icon={<Heart />} variant="secondary" />
        <IconButton label="Close" icon={<X />} variant="outline" />
        <IconButton label="Full screen" icon={<Maximize />} className={styles.focused} />
        <a href="#link" className={linkClass}>
          Text link
        </a>
      </Row>
    </section>
  );
}

function ButtonRow({ variant, name, words }: (typeof variants)[number]) {
  return (
    <>
      <span className={styles.small}>{name}</span>
      <Button variant={variant}>{words}</Button>
      <Button variant={variant} className={styles.focused}>
        {words}
      </Button>
      <Button variant={variant} disabled>
        {words}
      </Button>
      <Button variant={variant} pending pendingLabel="Sending">
        {words}
      </Button>
      <Button variant={variant} icon={<Plus />}>
        {words}
      </Button>
    </>
  );
}

/** Every control of a form. */
export function OverviewFields() {
  return (
    <section>
      <h2 className={styles.heading}>Fields</h2>
      <div className={styles.four}>
        <Field label="City" hint="Hint below the field">
          <Input placeholder="Empty" />
        </Field>
        <Field label="Street" success="Found">
          <Input defaultValue="Handelskade" />
        </Field>
        <Field label="Password" error="Must be at least 6 characters">
          <PasswordInput
            defaultValue="12345"
            showLabel="Show password"
            hideLabel="Hide password"
            capsLockLabel="Caps lock is on"
          />
        </Field>
        <Field label="Last name" hint="Locked. Support can correct it.">
          <Input locked defaultValue="Reyes" />
        </Field>
        <Field label="Country">
          <Country />
        </Field>
        <Choices />
        <Field label="Phone" success="Number looks complete">
          <div style={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 8 }}>
            <Select
              aria-label="Country code"
              value="31"
              onValueChange={() => undefined}
              options={[{ value: '31', label: '+31' }]}
            />
            <Input type="tel" defaultValue="6 1234 5678" />
          </div>
        </Field>
      </div>
    </section>
  );
}

function Country() {
  return (
    <WithState<string | null> initialValue="NL">
      {(value, change) => (
        <Select
          value={value}
          onValueChange={change}
          options={[
            { value: 'BE', label: 'Belgium' },
            { value: 'NL', label: 'Netherlands' },
            { value: 'NO', label: 'Norway' },
          ]}
        />
      )}
    </WithState>
  );
}

function Choices() {
  return (
    <fieldset>
      <Checkbox label="I am over 18 and accept the terms" defaultChecked />
      <Checkbox label="Newsletter" />
      <Radio name="sheet-period" label="Weekly" defaultChecked />
      <Radio name="sheet-period" label="Monthly" />
      <WithState initialValue>
        {(checked, change) => <Switch label="Hide countdowns" checked={checked} onCheckedChange={change} />}
      </WithState>
    </fieldset>
  );
}
