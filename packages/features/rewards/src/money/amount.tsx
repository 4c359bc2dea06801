import { formatMoneyText } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react';
import type { MoneyFormat } from './money-style.ts';

/** An amount that stays one left-to-right run inside any script. */
export function Amount({ value, money }: { value: number; money: MoneyFormat }) {
  const { i18n } = useLingui();
  return <bdi dir="ltr">{formatMoneyText({ amount: value, locale: i18n.locale, ...money })}</bdi>;
}
