import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { isCardForm, methodThumbnail } from '@baize/domain/payment-methods';
import { Bitcoin, CreditCard, Landmark, Ticket, Wallet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
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

/** Plain letters and circles: no company's logo is drawn (look §9). */
function cardIcon(method: PaymentMethodRow): ReactNode {
  if (!isCardForm(method)) return null;
  if (/^visa/i.test(method.name ?? '')) {
    return (
      <svg viewBox="0 0 52 36" width={52} height={36}>
        <path
          d="M11 12.5 14.5 23.5 18 12.5M22 12.5V23.5M32.5 14C30.5 12.2 26.5 12.4 26.5 15.2 26.5 18.6 32.5 17.2 32.5 20.8 32.5 23.8 28 24.2 26 22M36 23.5 39.5 12.5 43 23.5M37.2 20.2H41.8"
          transform="skewX(-8) translate(1.5 0)"
          fill="none"
          stroke="#1B2A6B"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
      </svg>
    );
  }
  if (/^(?:master|maestro)/i.test(method.name ?? '')) {
    return (
      <svg viewBox="0 0 52 36" width={52} height={36}>
        <circle cx="21" cy="18" r="9" fill="#C2362B" />
        <circle cx="31" cy="18" r="9" fill="#E8A33A" fillOpacity="0.85" />
      </svg>
    );
  }
  return <CreditCard size={22} />;
}

function fallbackIcon(method: PaymentMethodRow): ReactNode {
  const words = [method.paymentMethod, method.name].join(' ');
  if (/bank|wire|transfer|sepa|upi/i.test(words)) return FALLBACK_ICONS.bank;
  if (/voucher|coupon/i.test(words)) return FALLBACK_ICONS.voucher;
  return /coin|crypto|chain|tether|ether|usdt/i.test(words) ? FALLBACK_ICONS.coin : <Wallet size={22} />;
}
