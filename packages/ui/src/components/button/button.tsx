import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';

/** What a button is for; one `primary` per view or dialog (look §2). */
export type ButtonVariant = keyof typeof styles.variant;

/** 40, 44 or 52 px high. */
export type ButtonSize = keyof typeof styles.size;

/** The classes of a button, for links that look like one. */
export function buttonClass({
  variant = 'primary',
  size = 'medium',
}: { variant?: ButtonVariant; size?: ButtonSize } = {}): string {
  return `${styles.base} ${styles.variant[variant]} ${styles.size[size]}`;
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Drawn at 18 px before the words. */
  icon?: ReactNode;
  /** The action is under way: the width and the focus stay, further presses do nothing. */
  pending?: boolean | undefined;
  /** The verb shown while pending ("Claiming"). */
  pendingLabel?: string | undefined;
  type?: 'button' | 'submit' | undefined;
};

/** Starts an action on this page. The label is its verb, with the amount where money moves. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    pending = false,
    pendingLabel,
    type,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }) });
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={className ? `${look} ${className}` : look}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? preventClick : onClick}
    >
      {pending || pendingLabel !== undefined ? (
        <span className={styles.labelStack} data-pending={pendingLabel}>
          <span className={styles.label} aria-hidden={pending || undefined}>
            {icon}
            {children}
          </span>
          {pending ? (
            <span className={styles.label}>
              <Spinner />
              {pendingLabel ?? children}
            </span>
          ) : null}
        </span>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </button>
  );
}

function preventClick(event: MouseEvent): void {
  event.preventDefault();
}
