import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.css.ts';

/** Words for screen readers where a sighted player has the picture or the place to tell. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>;
}
