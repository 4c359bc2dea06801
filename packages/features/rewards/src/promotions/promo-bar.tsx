import { promoTypeMessages } from '@baize/i18n/catalogue/bonus';
import { ModalLink } from '@baize/links';
import { buttonClass } from '@baize/ui/button';
import { chipClass, chipRowClass } from '@baize/ui/chip';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { CATEGORIES, usePromoCategory, type PromoCategory } from './promo-category.ts';
import * as css from './promo-bar.css.ts';

const NAMED: readonly PromoCategory[] = ['free-spins', 'deposit', 'no-deposit'];

/** The kinds of promotion, kept in the address, and the way to the week. */
export function PromoBar() {
  const { t, i18n } = useLingui();
  const { category, hrefOf } = usePromoCategory();
  const chip = (kind: PromoCategory | null, words: string) => (
    <Link
      key={words}
      to={hrefOf(kind)}
      replace
      preventScrollReset
      className={chipClass}
      aria-current={category === kind ? 'true' : undefined}
    >
      {words}
    </Link>
  );
  return (
    <div className={css.bar} data-offer="">
      <nav className={chipRowClass} aria-label={t({ id: 'promo.kinds', message: 'Kinds of promotion' })}>
        {chip(null, t({ id: 'promo.kind.all', message: 'All' }))}
        {NAMED.map((kind) => chip(kind, i18n._(promoTypeMessages[CATEGORIES[kind]])))}
      </nav>
      <ModalLink modal="calendar" className={buttonClass({ variant: 'outline', size: 'medium' })}>
        <CalendarDays size={18} aria-hidden />
        <Trans id="promo.calendar.open">Promo calendar</Trans>
      </ModalLink>
    </div>
  );
}
