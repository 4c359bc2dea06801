import { CircleAlert, Minus, Plus } from 'lucide-react';
import { useId, useRef, type MouseEvent } from 'react';
import * as field from '../field/field.css.ts';
import * as styles from './amount-field.css.ts';

/** Every word a stepper says. */
export type AmountFieldLabels = { label: string; decrease: string; increase: string };

export type AmountFieldProps = {
  labels: AmountFieldLabels;
  /** As typed; the page judges it. */
  value: string;
  onValueChange(value: string): void;
  /** One step down or up from what is typed; null where a market wants a plain field. */
  onStep: ((by: -1 | 1) => void) | null;
  /** Stands beside the amount ("EUR"); null while it is not known. */
  currency: string | null;
  /** Amounts for one press; an empty list where a market forbids suggesting any. */
  presets: readonly { value: string; label: string }[];
  /** What is wrong with the amount, or nothing. */
  error?: string | undefined;
};

/** An amount of money by steps, by typing, or by one press (look §7). */
export function AmountField({
  labels,
  value,
  onValueChange,
  onStep,
  currency,
  presets,
  error,
}: AmountFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // A press on the box beside the amount keeps the focus, or gives it, with the caret behind the last digit.
  const keepFocus = (event: MouseEvent<HTMLElement>) => {
    if (isBesideControls(event)) event.preventDefault();
  };
  const focusAmount = (event: MouseEvent<HTMLElement>) => {
    if (!isBesideControls(event) || document.activeElement === input.current) return;
    input.current?.focus();
    input.current?.setSelectionRange(value.length, value.length);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {labels.label}
      </label>
      <div
        className={styles.row}
        data-wrong={error === undefined ? undefined : ''}
        dir="ltr"
        role="presentation"
        onMouseDown={keepFocus}
        onClick={focusAmount}
      >
        {onStep ? (
          <button
            type="button"
            className={styles.stepButton}
            aria-label={labels.decrease}
            onClick={() => onStep(-1)}
          >
            <Minus size={20} aria-hidden />
          </button>
        ) : null}
        <span className={styles.value}>
          <input
            ref={input}
            id={id}
            className={styles.amount}
            inputMode="decimal"
            autoComplete="off"
            size={Math.max(2, value.length)}
            value={value}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          {currency === null ? null : <span className={styles.currency}>{currency}</span>}
        </span>
        {onStep ? (
          <button
            type="button"
            className={styles.stepButton}
            aria-label={labels.increase}
            onClick={() => onStep(1)}
          >
            <Plus size={20} aria-hidden />
          </button>
        ) : null}
      </div>
      {presets.length === 0 ? null : (
        <div className={styles.presets} role="group" aria-label={labels.label}>
          {presets.map((one) => (
            <button
              key={one.value}
              type="button"
              className={styles.preset}
              aria-pressed={one.value === value}
              onClick={() => onValueChange(one.value)}
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      {error === undefined ? null : (
        <p id={`${id}-error`} className={`${field.message} ${field.error}`} role="alert">
          <CircleAlert aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

function isBesideControls({ target }: MouseEvent<HTMLElement>): boolean {
  return target instanceof Element && target.closest('button, input') === null;
}
