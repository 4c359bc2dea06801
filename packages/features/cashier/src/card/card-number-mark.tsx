import type { CardBrand } from '@baize/domain/card-brand';
import { CircleCheck } from 'lucide-react';
import { CARD_BRAND_NAMES } from './card-brand-names.ts';
import { CardBrandMark } from './card-brand-mark.tsx';
import * as styles from './card-form.css.ts';

/** What a card's number tells at the end of its field: its brand, and that all its digits are right. */
export function CardNumberMark({ brand, isValid }: { brand: CardBrand | null; isValid: boolean }) {
  if (brand === null) return isValid ? <CircleCheck size={18} className={styles.valid} aria-hidden /> : null;
  return (
    <span className={styles.brand} role="img" aria-label={CARD_BRAND_NAMES[brand]}>
      <CardBrandMark brand={brand} width={40} />
      {isValid ? <CircleCheck size={18} className={styles.brandValid} /> : null}
    </span>
  );
}
