import { bonusAdvice, bonusMessage } from '@baize/domain/errors';
import { bonusEndMessages } from '@baize/i18n/catalogue/bonus';
import {
  bonusErrorMessages,
  bonusRefusedWithoutReference,
  otherErrorMessages,
} from '@baize/i18n/catalogue/errors';
import { useLingui } from '@lingui/react';
import { Lock } from 'lucide-react';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import type { IneligibilityReasonsProps } from './ineligibility-reasons.tsx';
import * as css from './ineligibility-summary.css.ts';

/** Why a bonus is not to be had, in short, and until when where that is told; what can be done stands in its details. */
export function IneligibilitySummary({
  code,
  until = null,
  reference = null,
}: Omit<IneligibilityReasonsProps, 'onHere'>) {
  const { i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const message = bonusMessage(code);
  const words =
    message === 'error.general'
      ? otherErrorMessages[message]
      : message === 'error.bonus.unified' && reference === null
        ? bonusRefusedWithoutReference
        : { ...bonusErrorMessages[message], values: { reference: `\u2066${reference ?? ''}\u2069` } };
  const end = bonusEndMessages[bonusAdvice(code).ends === 'opens' ? 'opens' : 'date'];
  const instant = until === null ? null : new Date(until).getTime();
  return (
    <p className={css.reason} data-why={code}>
      <Lock size={15} aria-hidden className={css.lock} />
      <span>
        {i18n._(words)}
        {instant === null || Number.isNaN(instant) ? null : (
          <span className={css.until}>{i18n._({ ...end, values: { when: twoTimes(instant) } })}</span>
        )}
      </span>
    </p>
  );
}
