import type { ComponentProps } from 'react';
import { cardClass } from './card.css.ts';

export { cardClass };

/** One matter on one sheet of surface. `as` names the element: a section when it has a heading. */
export function Card({
  as: Element = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' }) {
  return <Element {...(rest as object)} className={className ? `${cardClass} ${className}` : cardClass} />;
}
