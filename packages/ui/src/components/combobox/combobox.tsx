import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { control } from '../field/control.css.ts';
import { useFieldControl } from '../field/field-context.ts';
import * as list from '../menu/popup-list.css.ts';
import { OverlayProvider } from '../environment/overlay-provider.tsx';
import * as select from '../select/select.css.ts';
import * as styles from './combobox.css.ts';
import { matchesSearch, rankOptions } from './rank-options.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** What the closed box shows in place of the label ("+31"). */
  selectedLabel?: string | undefined;
  /** Said at the row's end. */
  detail?: string | undefined;
  /** Further names and codes it is found by. */
  keywords?: readonly string[] | undefined;
  /** Address of a small picture before the label. */
  imageSrc?: string | undefined;
  /** A sign before the label, such as a flag in letters; it is not read out. */
  prefix?: string | undefined;
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

/** One answer out of a list too long to look through: it is searched by the first letters of any word, best matches first. */
export function Combobox(props: ComboboxProps) {
  const { value, onValueChange, options, placeholder, className } = props;
  const label = props['aria-label'];
  const wiring = useFieldControl(label);
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const chosen = options.find((option) => option.value === value) ?? null;
  const look = `${control} ${select.trigger}`;
  return (
    <OverlayProvider>
      <Base.Root<ComboboxOption>
        items={rankOptions(options, typed)}
        value={chosen}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next.value);
        }}
        onOpenChange={(open) => {
          if (open) setTyped('');
          else props.onBlur?.();
        }}
        // Closing empties the search too: the rows keep their order until they are out of sight.
        onInputValueChange={(next, { reason }) => {
          if (reason === 'input-change') setTyped(next);
        }}
        filter={matchesSearch}
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
          <span className={select.value}>
            {chosen ? (chosen.selectedLabel ?? chosen.label) : placeholder}
          </span>
          <Base.Icon className={select.icon}>
            <ChevronDown size={18} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner className={list.positioner} sideOffset={6} collisionPadding={8} align="start">
            <Base.Popup className={styles.popup} initialFocus={search} aria-label={props.searchLabel}>
              <div className={styles.search}>
                <Search />
                <Base.Input
                  ref={search}
                  className={styles.searchInput}
                  placeholder={props.searchLabel}
                  aria-label={props.searchLabel}
                />
              </div>
              <Base.Empty className={styles.empty}>{props.emptyLabel}</Base.Empty>
              <Base.List className={styles.list}>
                {(option: ComboboxOption) => renderOption(option)}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </OverlayProvider>
  );
}

function renderOption(option: ComboboxOption) {
  return (
    <Base.Item key={option.value} value={option} className={list.item}>
      {option.imageSrc === undefined ? null : <img src={option.imageSrc} alt="" className={styles.flag} />}
      {option.prefix === undefined ? null : <span aria-hidden>{option.prefix}</span>}
      <span className={list.itemLabel}>{option.label}</span>
      {option.detail === undefined ? null : <span className={styles.detail}>{option.detail}</span>}
      <Base.ItemIndicator>
        <Check />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
