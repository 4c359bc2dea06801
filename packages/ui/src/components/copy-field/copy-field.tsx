import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './copy-field.css.ts';

export type CopyFieldProps = {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Puts a text where it can be pasted from; false when the browser does not allow it. */
  copy(text: string): Promise<boolean>;
  /** Said when copying was not allowed ("Press and hold to copy"). */
  refusedLabel: string;
};

type State = 'still' | 'copied' | 'refused';

/** A text to take along: it can be copied by a press, and selected by hand where that is not allowed. */
export function CopyField({ label, value, copyLabel, copiedLabel, refusedLabel, copy }: CopyFieldProps) {
  const [state, setState] = useState<State>('still');
  const take = async () => setState((await copy(value)) ? 'copied' : 'refused');
  const press = state === 'copied' ? copiedLabel : copyLabel;
  const words = { still: '', copied: copiedLabel, refused: refusedLabel };
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div className={styles.label}>{label}</div>
        <div className={styles.value} data-copied>
          {value}
        </div>
        {state === 'refused' ? <div className={styles.label}>{refusedLabel}</div> : null}
      </div>
      <Button
        variant="ghost"
        size="small"
        icon={state === 'copied' ? <Check /> : <Copy />}
        aria-label={`${press}: ${label}`}
        onClick={() => void take()}
      >
        {press}
      </Button>
      <span role="status">
        <VisuallyHidden>{words[state]}</VisuallyHidden>
      </span>
    </div>
  );
}
