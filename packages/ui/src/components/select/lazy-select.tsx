import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { control } from '../field/control.css.ts';
import type { OpenedSelect } from './opened-select.tsx';
import type { SelectProps } from './select.tsx';
import * as styles from './select.css.ts';

type OpenedSelectComponent = typeof OpenedSelect;

interface LazySelectProps<Value extends string> extends SelectProps<Value> {
  'aria-label': string;
}

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/**
 * A `Select` for pages that visitors land on: its trigger alone until it is pressed, for the list and what places it weigh
 * thirty times as much. The code is fetched when a pointer or the focus comes near; a press before it is there opens the list
 * once it is.
 */
export function LazySelect<Value extends string>(props: LazySelectProps<Value>) {
  const [Opened, setOpened] = useState<OpenedSelectComponent | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useId();
  const loading = useRef<Promise<OpenedSelectComponent>>(null);
  const load = () => {
    loading.current ??= import('./opened-select.tsx').then(
      (code) => code.OpenedSelect,
      (problem: unknown) => {
        // The next press asks again.
        loading.current = null;
        throw problem;
      },
    );
    return loading.current;
  };
  // What does not come now is asked for again by the press.
  const fetchSoon = () => void load().catch(() => undefined);
  const open = () => {
    setBusy(true);
    void load().then(
      (code) => setOpened(() => code),
      // The trigger stays; the next press asks again.
      () => setBusy(false),
    );
  };
  if (Opened) {
    const Select = Opened as ComponentType<SelectProps<Value>>;
    return <Select {...props} />;
  }
  const { options, value, placeholder, className } = props;
  const look = `${control} ${styles.trigger}`;
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-controls={list}
      aria-expanded={false}
      aria-busy={busy}
      aria-label={props['aria-label']}
      disabled={props.disabled}
      className={className ? `${look} ${className}` : look}
      onPointerEnter={fetchSoon}
      onFocus={fetchSoon}
      onClick={open}
      onKeyDown={(event: KeyboardEvent) => {
        if (!OPENING_KEYS.has(event.key)) return;
        event.preventDefault();
        open();
      }}
    >
      <span className={styles.value}>
        {options.find((option) => option.value === value)?.label ?? placeholder}
      </span>
      <span className={styles.icon} aria-hidden>
        <ChevronDown size={18} />
      </span>
    </button>
  );
}
