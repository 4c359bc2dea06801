import { Check, Copy } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './copy-field.css.ts';

export type CopyFieldProps = {
  label: string;
  value: string;
  /** How it is shown where that is not what is copied, as a number in the player's language. */
  shown?: string | undefined;
  /**
   * `code` for what is compared sign by sign, as an address: groups of four, in a face that tells I, l and 1 apart. `reference`
   * for what is short enough never to be broken.
   */
  format?: 'text' | 'code' | 'reference' | undefined;
  copyLabel: string;
  copiedLabel: string;
  /** Puts a text where it can be pasted from; false when the browser does not allow it. */
  copy(text: string): Promise<boolean>;
  /** Said when copying was not allowed ("Press and hold to copy"). */
  failedLabel: string;
};

type CopyState = 'still' | 'copied' | 'refused';

/** A text to take along: it can be copied by a press, and selected by hand where that is not allowed. */
export function CopyField(props: CopyFieldProps) {
  const { label, value, shown = value, format = 'text', copyLabel, copiedLabel, failedLabel, copy } = props;
  const [state, setState] = useState<CopyState>('still');
  const take = async () => setState((await copy(value)) ? 'copied' : 'refused');
  const press = state === 'copied' ? copiedLabel : copyLabel;
  const icon = state === 'copied' ? <Check /> : <Copy />;
  const words = { still: '', copied: copiedLabel, refused: failedLabel };
  return (
    <div className={styles.row}>
      <div className={styles.content}>
        <div className={styles.label}>{label}</div>
        {format === 'code' ? (
          <Code value={value} />
        ) : (
          <div className={styles.value} data-copied data-format={format}>
            {shown}
          </div>
        )}
        {state === 'refused' ? <div className={styles.label}>{failedLabel}</div> : null}
      </div>
      {format === 'reference' ? (
        <IconButton label={`${press}: ${label}`} icon={icon} size="small" onClick={() => void take()} />
      ) : (
        <Button
          variant="ghost"
          size="small"
          icon={icon}
          aria-label={`${press}: ${label}`}
          onClick={() => void take()}
        >
          {press}
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{words[state]}</VisuallyHidden>
      </span>
    </div>
  );
}

/** The gaps are no characters: what is selected by hand is the plain text, and it is read out as one. */
function Code({ value }: { value: string }) {
  return (
    <>
      <VisuallyHidden>{value}</VisuallyHidden>
      <div className={styles.code} dir="ltr" data-copied aria-hidden>
        {(value.match(/.{1,4}/gsu) ?? []).map((group, at) => (
          <Fragment key={at}>
            <span className={styles.group}>{group}</span>
            <wbr />
          </Fragment>
        ))}
      </div>
    </>
  );
}
