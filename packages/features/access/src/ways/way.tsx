import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './ways.css.ts';

/** One way to support: what it is for, and the button. */
export function Way({
  icon: Icon,
  name,
  text,
  children,
}: {
  icon: LucideIcon;
  name: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className={css.way}>
      <Icon className={css.icon} size={24} aria-hidden />
      <h2 className={css.name}>{name}</h2>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
}
