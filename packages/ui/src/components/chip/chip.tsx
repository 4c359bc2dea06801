import type { ComponentProps, ReactNode } from 'react';
import { chip, chipRowClass } from './chip.css.ts';

export { chipRowClass };

/** The look of a chip, for links; the link of the current place carries `aria-current`. */
export const chipClass = chip;

export type ChipProps = Omit<ComponentProps<'button'>, 'type'> & {
  selected?: boolean | undefined;
  icon?: ReactNode;
};

/** A filter that is on or off. */
export function Chip({ selected = false, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      className={className ? `${chip} ${className}` : chip}
    >
      {icon}
      {children}
    </button>
  );
}
