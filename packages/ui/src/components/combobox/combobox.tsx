import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, Search } from 'lucide-react';
import { useRef } from 'react';
import { control } from '../field/control.css.ts';
import { useFieldControl } from '../field/field-context.ts';
import * as list from '../menu/list.css.ts';
import { OverlayScope } from '../scope/overlay-scope.tsx';
import * as select from '../select/select.css.ts';
import * as styles from './combobox.css.ts';
import { wordBegins } from './fold.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** What the closed box shows in place of the label ("+31"). */
  short?: string | undefined;
  /** Said at the row's end. */
  aside?: string | undefined;
  /** Further words it is found by. */
  keywords?: string | undefined;
  /** Address of a small picture before the label. */
  picture?: string | undefined;
  /** A sign before the label, such as a flag in letters; it is not read out. */
  sign?: string | undefined;
};

export type ComboboxProps = {
  value: string | null;
  onValueChange(value: string): void;
  options: readonly ComboboxOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  searchLabel: string;
  /** Said when no row is left of the search. */
  emptyLabel: string;
  disabled?: boolean | undefined;
  /** The name under which a form sends it. */
  name?: string | undefined;
  autoComplete?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** A name of its own, for one of two controls in a field. */
  'aria-label'?: string | undefined;
  className?: string | undefined;
};

/** One answer out of a list too long to look through: it is searched by the first letters of any word. */
export function Combobox(props: ComboboxProps) {
  const { value, onValueChange, options, placeholder, className } = props;
  const label = props['aria-label'];
  const wiring = useFieldControl(label);
  const search = useRef<HTMLInputElement>(null);
  const chosen = options.find((option) => option.value === value) ?? null;
  const look = `${control} ${select.trigger}`;
  return (
    <OverlayScope>
      <Base.Root<ComboboxOption>
        items={options}
        value={chosen}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next.value);
        }}
        onOpenChange={(open) => {
          if (!open) props.onBlur?.();
        }}
        filter={(option, typed) => wordBegins(`${option.label} ${option.keywords ?? ''}`, typed)}
        isItemEqualToValue={(one, other) => one.value === other.value}
        autoHighlight
        disabled={props.disabled}
        name={props.name}
        autoComplete={props.autoComplete}
      >
        <Base.Trigger
          {...wiring}
          {...(label !== undefined && { 'aria-label': label })}
          className={className ? `${look} ${className}` : look}
          {...(chosen === null && { 'data-placeholder': '' })}
        >
          <span className={select.value}>{chosen ? (chosen.short ?? chosen.label) : placeholder}</span>
          <Base.Icon className={select.icon}>
            <ChevronDown size={18} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={list.place} sideOffset={6} collisionPadding={8} align="start">
            <Base.Popup className={styles.popup} initialFocus={search} aria-label={props.searchLabel}>
              <div className={styles.search}>
                <Search />
                <Base.Input
                  ref={search}
                  className={styles.searchBox}
                  placeholder={props.searchLabel}
                  aria-label={props.searchLabel}
                />
              </div>
              <Base.Empty className={styles.none}>{props.emptyLabel}</Base.Empty>
              <Base.List className={styles.rows}>{(option: ComboboxOption) => row(option)}</Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </OverlayScope>
  );
}

function row(option: ComboboxOption) {
  return (
    <Base.Item key={option.value} value={option} className={list.row}>
      {option.picture === undefined ? null : <img src={option.picture} alt="" className={styles.flag} />}
      {option.sign === undefined ? null : <span aria-hidden>{option.sign}</span>}
      <span className={list.words}>{option.label}</span>
      {option.aside === undefined ? null : <span className={styles.aside}>{option.aside}</span>}
      <Base.ItemIndicator>
        <Check />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
