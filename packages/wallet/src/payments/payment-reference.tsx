import { Fragment } from 'react';
import { unbroken } from '../money/formatted-money.css.ts';

/** Room for it is found on the narrowest phone; a longer one of another platform may break. */
const LONGEST_UNBROKEN = 24;

/** What support finds a payment by, as WD-20261120-1F00A2B7: from left to right in any script, and in one piece. */
export function PaymentReference({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className={children.length <= LONGEST_UNBROKEN ? unbroken : undefined}>
      {children}
    </bdi>
  );
}

interface ReferenceTextProps {
  children: string;
  reference: string;
}

/** A sentence that names a payment's reference, which stays in one piece. */
export function ReferenceText({ children, reference }: ReferenceTextProps) {
  if (reference === '') return children;
  return children.split(reference).map((part, place) => (
    // The parts of one text never change their order.
    <Fragment key={place}>
      {place > 0 ? <PaymentReference>{reference}</PaymentReference> : null}
      {part}
    </Fragment>
  ));
}
