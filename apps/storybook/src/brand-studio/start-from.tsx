import { allTokens } from '@baize/ui/all-tokens';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Field } from '@baize/ui/field';
import { Select } from '@baize/ui/select';
import { useState } from 'react';
import * as styles from './brand-studio.css.ts';

const THEMES = [...allTokens.keys()].map((value) => ({ value, label: value }));

/** Chooses the theme to edit. It takes a press of its own, because the edits so far are lost. */
export function StartFrom({ base, onStart }: { base: string; onStart(base: string): void }) {
  const [chosen, setChosen] = useState(base);
  return (
    <Card as="section" className={styles.panel} aria-label="Start">
      <Field label="Theme to start from" hint={`Your edits start from ${base}.`}>
        <Select value={chosen} onValueChange={setChosen} options={THEMES} />
      </Field>
      <Button variant="secondary" onClick={() => onStart(chosen)}>
        Discard changes and start from {chosen}
      </Button>
    </Card>
  );
}
