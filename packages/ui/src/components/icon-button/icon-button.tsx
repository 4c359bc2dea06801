import type { ReactNode } from 'react';
import { buttonClass, type ButtonProps, type ButtonVariant } from '../button/button.tsx';
import { square } from './icon-button.css.ts';

type IconButtonSize = keyof typeof square;

/** The look of an icon button, for links: a square of 40 or 44 px. */
export function iconButtonClass({
  variant = 'ghost',
  size = 'medium',
}: { variant?: ButtonVariant; size?: IconButtonSize } = {}): string {
  return `${buttonClass({ variant })} ${square[size]}`;
}

export type IconButtonProps = Omit<
  ButtonProps,
  'size' | 'pending' | 'pendingLabel' | 'children' | 'type' | 'icon'
> & {
  /** What it does, for those who do not see the icon. */
  label: string;
  icon: ReactNode;
  size?: IconButtonSize | undefined;
};

/** A button with an icon that everyone knows; `label` is its name for screen readers. */
export function IconButton({ label, icon, variant, size, className, ...rest }: IconButtonProps) {
  const look = iconButtonClass({ ...(variant && { variant }), ...(size && { size }) });
  return (
    <button {...rest} type="button" aria-label={label} className={className ? `${look} ${className}` : look}>
      {icon}
    </button>
  );
}
