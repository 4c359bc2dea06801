import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './contact-options.css.ts';

/** One way to support: what it is for, and the button. */
export function ContactOption({
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
    <li className={css.option}>
      <Icon className={css.icon} size={24} aria-hidden />
      <h2 className={css.name}>{name}</h2>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
}
