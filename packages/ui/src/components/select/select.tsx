import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { control } from '../field/control.css.ts';
import { useFieldControl } from '../field/field-context.ts';
import * as list from '../menu/popup-list.css.ts';
import { OverlayProvider } from '../environment/overlay-provider.tsx';
import * as styles from './select.css.ts';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

export type SelectProps<Value extends string> = {
  value: Value | null;
  onValueChange(value: Value): void;
  options: readonly SelectOption<Value>[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Readable but not the player's to change. */
  locked?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** The name under which a form sends it. */
  name?: string | undefined;
  /** A name of its own, for one of two controls in a field. */
  'aria-label'?: string | undefined;
  className?: string | undefined;
  /** Open from the start, for a press that came before the list's code. */
  defaultOpen?: boolean | undefined;
};

/** One answer out of a list too long for segments. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { value, onValueChange, options, placeholder, locked = false, className } = props;
  const label = props['aria-label'];
  const wiring = useFieldControl(label);
  const look = `${control} ${styles.trigger}`;
  return (
    <OverlayProvider>
      <Base.Root<Value>
        value={value}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next);
        }}
        items={options}
        modal={false}
        readOnly={locked}
        {...(props.defaultOpen && { defaultOpen: true })}
        {...(locked && { open: false })}
        disabled={props.disabled}
        required={props.required}
        name={props.name}
      >
        <Base.Trigger
          {...wiring}
          {...(label !== undefined && { 'aria-label': label })}
          className={className ? `${look} ${className}` : look}
        >
          <Base.Value className={styles.value} placeholder={placeholder} />
          <Base.Icon className={styles.icon}>
            {locked ? <Lock size={16} /> : <ChevronDown size={18} />}
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            className={list.positioner}
            alignItemWithTrigger={false}
            sideOffset={6}
            collisionPadding={8}
          >
            <Base.Popup className={list.popup}>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={list.item}
                >
                  {option.icon}
                  <Base.ItemText className={list.itemLabel}>{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </OverlayProvider>
  );
}
