import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { methodCardBrand } from '@baize/domain/card-brand';
import { isCardForm, methodThumbnail } from '@baize/domain/payment-methods';
import { Bitcoin, CreditCard, Landmark, Ticket, Wallet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CardBrandMark } from '../card/card-brand-mark.tsx';
import * as styles from './method-list.css.ts';

const FALLBACK_ICONS = {
  bank: <Landmark size={22} />,
  voucher: <Ticket size={22} />,
  coin: <Bitcoin size={22} />,
};

/** A method's mark on a light plate: drawn for the cards, else the platform's picture, or one of its kind. Decoration. */
export function MethodIcon({ method }: { method: PaymentMethodRow }) {
  const picture = methodThumbnail(method);
  const [missing, setMissing] = useState<string | null>(null);
  const drawn = cardIcon(method);
  return (
    <span className={styles.icon} aria-hidden>
      {drawn ??
        (picture !== null && picture !== missing ? (
          <img
            className={styles.image}
            src={picture}
            alt=""
            width={24}
            height={28}
            onError={() => setMissing(picture)}
          />
        ) : (
          fallbackIcon(method)
        ))}
    </span>
  );
}

function cardIcon(method: PaymentMethodRow): ReactNode {
  if (!isCardForm(method)) return null;
  const brand = methodCardBrand(method);
  return brand === null ? <CreditCard size={22} /> : <CardBrandMark brand={brand} width={52} />;
}

function fallbackIcon(method: PaymentMethodRow): ReactNode {
  const words = [method.paymentMethod, method.name].join(' ');
  if (/bank|wire|transfer|sepa|upi/i.test(words)) return FALLBACK_ICONS.bank;
  if (/voucher|coupon/i.test(words)) return FALLBACK_ICONS.voucher;
  return /coin|crypto|chain|tether|ether|usdt/i.test(words) ? FALLBACK_ICONS.coin : <Wallet size={22} />;
}
