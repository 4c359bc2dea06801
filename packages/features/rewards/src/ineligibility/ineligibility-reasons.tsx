import { bonusAdvice, bonusMessage, messageParams, type AdviceAction } from '@baize/domain/errors';
import { otherErrorAdvice } from '@baize/i18n/catalogue/advice';
import { bonusAdviceMessages, bonusEndMessages, bonusStepMessages } from '@baize/i18n/catalogue/bonus';
import {
  bonusErrorMessages,
  bonusRefusedWithoutReference,
  otherErrorMessages,
} from '@baize/i18n/catalogue/errors';
import { buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import {
  CalendarDays,
  Clock,
  Gift,
  LifeBuoy,
  Lock,
  MailCheck,
  Percent,
  Ticket,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { AdvicePath } from './advice-path.tsx';
import * as css from './ineligibility-reasons.css.ts';

export interface IneligibilityReasonsProps {
  /** A bonus check code, as the platform told it. */
  code: string;
  /** When the refusal ends, an instant; null where the platform names none. */
  until?: number | string | null;
  /** What support finds the case by. */
  reference?: string | null;
  /** Leads to what is advised where that stands on the page one is on already. */
  onHere?: (() => void) | undefined;
}

const ICONS = {
  'verify-email': MailCheck,
  'contact-support': LifeBuoy,
  deposit: Wallet,
  wait: CalendarDays,
  'finish-bonus': Gift,
  'use-free-spins': Ticket,
  'open-rakeback': CalendarDays,
  'see-cashback': Percent,
  'see-promotions': Lock,
  'leave-it': Lock,
} as const satisfies Record<AdviceAction, LucideIcon>;

/** Why a bonus is not to be had: the cause, what can be done, until when, and the way there (PRO-05, beyond 6). */
export function IneligibilityReasons({
  code,
  until = null,
  reference = null,
  onHere,
}: IneligibilityReasonsProps) {
  const { i18n } = useLingui();
  const { action, link } = bonusAdvice(code);
  const Icon = ICONS[action];
  return (
    <div className={css.box} data-why={code}>
      <span className={css.icon}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={css.copy}>
        <Cause code={code} reference={reference} />
        <p className={css.step}>{i18n._(bonusStepMessages[action])}</p>
        <p className={css.until}>
          <Clock size={15} aria-hidden className={css.clock} />
          <End code={code} until={until} />
        </p>
        <AdvicePath
          link={link}
          onHere={onHere}
          className={`${buttonClass({ variant: 'outline', size: 'small' })} ${css.way}`}
        >
          {i18n._(bonusAdviceMessages[action])}
        </AdvicePath>
      </div>
    </div>
  );
}

function Cause({ code, reference }: { code: string; reference: string | null }) {
  const { i18n } = useLingui();
  const message = bonusMessage(code);
  const quoted = messageParams(message).includes('reference');
  if (message === 'error.general') {
    return (
      <p className={css.cause}>
        {i18n._(otherErrorMessages[message])}. {i18n._(otherErrorAdvice[message])}{' '}
        <Reference reference={reference} />
      </p>
    );
  }
  if (quoted && reference === null)
    return <p className={css.cause}>{i18n._(bonusRefusedWithoutReference)}</p>;
  const values = { reference: `\u2066${reference ?? ''}\u2069` };
  return (
    <p className={css.cause}>
      {i18n._({ ...bonusErrorMessages[message], values })}{' '}
      {quoted ? null : <Reference reference={reference} />}
    </p>
  );
}

function Reference({ reference }: { reference: string | null }) {
  if (reference === null) return null;
  return (
    <Trans id="ineligibility.reference">
      Reference: <bdi dir="ltr">{reference}</bdi>
    </Trans>
  );
}

function End({ code, until }: { code: string; until: number | string | null }) {
  const { i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const instant = until === null ? Number.NaN : new Date(until).getTime();
  const { ends } = bonusAdvice(code);
  if (!Number.isNaN(instant)) {
    const words = bonusEndMessages[ends === 'opens' ? 'opens' : 'date'];
    return <span>{i18n._({ ...words, values: { when: twoTimes(instant) } })}</span>;
  }
  return <span>{i18n._(bonusEndMessages[ends === 'none' ? 'none' : 'untold'])}</span>;
}
