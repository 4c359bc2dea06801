import { Fragment } from 'react';

/** An e-mail address, or an account written as one, which breaks after its @ and its dots before it breaks in a word. */
export function BreakableAddress({ children }: { children: string }) {
  return children.split(/(?<=[@.])(?=\p{L})/u).map((part, place) => (
    // The parts of one text never change their order.
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
