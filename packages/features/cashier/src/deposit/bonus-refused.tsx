import type { ApiFailure } from '@baize/api/failure';
import { bonusAdvice, bonusMessage, messageParams } from '@baize/domain/errors';
import { readInstant } from '@baize/domain/instant-text';
import { bonusEndMessages } from '@baize/i18n/catalogue/bonus';
import { bonusErrorMessages, bonusRefusedWithoutReference } from '@baize/i18n/catalogue/errors';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './deposit.css.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';

export interface BonusRefusedProps {
  failure: ApiFailure;
  currency: string;
  /** Makes the same deposit without the bonus. */
  onPayWithoutBonus(): void;
}

/** Why the platform did not take the bonus with the deposit, and the same deposit without it (PRO-05, PAY-06). */
export function BonusRefused({ failure, currency, onPayWithoutBonus }: BonusRefusedProps) {
  return (
    <Alert tone="danger" announce="now">
      <div className={styles.lines}>
        <span>
          <BonusRefusalCause failure={failure} currency={currency} />{' '}
          <Until code={failure.code} until={failure.details['until']} />
        </span>
        <span>
          <Trans id="deposit.bonus.refused.nothing">
            Nothing was paid. The deposit can be made without the bonus.
          </Trans>
        </span>
        <Button variant="outline" size="small" className={styles.action} onClick={onPayWithoutBonus}>
          <Trans id="deposit.bonus.refused.without">Deposit without the bonus</Trans>
        </Button>
      </div>
    </Alert>
  );
}

/** Why the platform did not take the bonus. */
export function BonusRefusalCause({ failure, currency }: Pick<BonusRefusedProps, 'failure' | 'currency'>) {
  const { i18n } = useLingui();
  const text = useMoneyFormatter(currency);
  const { code, details, reference } = failure;
  const least = Number(details['min']);
  if (code === 'BONUS_MIN_DEPOSIT' && least > 0) {
    const min = text(least);
    return <Trans id="deposit.bonus.refused.min">This bonus comes with deposits of {min} or more.</Trans>;
  }
  const id = bonusMessage(code);
  if (id === 'error.general')
    return <Trans id="deposit.bonus.refused">This bonus could not be added to your deposit.</Trans>;
  if (messageParams(id).includes('reference') && reference === null)
    return i18n._(bonusRefusedWithoutReference);
  return i18n._({ ...bonusErrorMessages[id], values: { reference: `\u2066${reference ?? ''}\u2069` } });
}

/** Until when it is refused, where the platform says so. */
function Until({ code, until }: { code: string | null; until: unknown }) {
  const { i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const instant = readInstant(until);
  if (instant === null) return null;
  const words = bonusEndMessages[bonusAdvice(code).ends === 'opens' ? 'opens' : 'date'];
  return <>{i18n._({ ...words, values: { when: twoTimes(instant) } })}.</>;
}
