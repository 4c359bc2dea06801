import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { isCardForm, methodThumbnail } from '@baize/domain/payment-methods';
import { Bitcoin, CreditCard, Landmark, Ticket, Wallet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import * as styles from './method-list.css.ts';

const KINDS = {
  bank: <Landmark size={20} />,
  voucher: <Ticket size={20} />,
  coin: <Bitcoin size={20} />,
};

/** The platform's picture of a method, or a drawn one of its kind where it has none. Decoration. */
export function MethodMark({ method }: { method: PaymentMethodRow }) {
  const picture = methodThumbnail(method);
  const [missing, setMissing] = useState<string | null>(null);
  if (picture !== null && picture !== missing) {
    return (
      <img
        className={styles.picture}
        src={picture}
        alt=""
        width={36}
        height={40}
        onError={() => setMissing(picture)}
      />
    );
  }
  return (
    <span className={styles.mark} aria-hidden>
      {iconOf(method)}
    </span>
  );
}

function iconOf(method: PaymentMethodRow): ReactNode {
  if (isCardForm(method)) return <CreditCard size={20} />;
  const words = [method.paymentMethod, method.name].join(' ');
  if (/bank|wire|transfer|sepa|upi/i.test(words)) return KINDS.bank;
  if (/voucher|coupon/i.test(words)) return KINDS.voucher;
  return /coin|crypto|chain|tether|ether|usdt/i.test(words) ? KINDS.coin : <Wallet size={20} />;
}
