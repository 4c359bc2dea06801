import type { Tournament } from '@baize/api/endpoints/rewards';
import type { TournamentPhase } from '@baize/domain/tournaments';
import { formatMoneyText, formatNumber } from '@baize/i18n/formats';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useLingui as useWords } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, CircleCheck, Radio, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LocalAndUtcTime } from './local-and-utc-time.tsx';
import { PHASE_MESSAGES } from './tournament-messages.ts';
import * as css from './tournament.css.ts';

const PHASE_ICONS = { running: Radio, upcoming: CalendarClock, finished: CircleCheck } as const;

/** Whether it runs, on its picture unless said otherwise: a shape and a word. */
export function PhaseBadge({
  phase,
  tone = 'picture',
  className,
}: {
  phase: TournamentPhase;
  tone?: BadgeTone;
  className?: string;
}) {
  const { i18n } = useWords();
  const Icon = PHASE_ICONS[phase];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />} className={className}>
      {i18n._(PHASE_MESSAGES[phase])}
    </Badge>
  );
}

/** When it matters next: a start, an end to come, or an end that was. */
export function PhaseTime({ tournament, phase }: { tournament: Tournament; phase: TournamentPhase }) {
  if (phase === 'upcoming') {
    const time = <LocalAndUtcTime at={tournament.startsAt} />;
    return <Trans id="tournament.starts">Starts {time}</Trans>;
  }
  const time = <LocalAndUtcTime at={tournament.endsAt} />;
  if (phase === 'running') return <Trans id="tournament.ends">Ends {time}</Trans>;
  return <Trans id="tournament.ended">Ended {time}</Trans>;
}

/** An amount of a tournament in its own currency; where none is told, the figure alone. */
export function PrizeMoney({ amount, currency }: { amount: number; currency: string | null }) {
  const { i18n } = useWords();
  const { locale } = i18n;
  return (
    <bdi dir="ltr">
      {currency === null
        ? formatNumber({ value: amount, locale })
        : formatMoneyText({ amount, currency, locale })}
    </bdi>
  );
}

/** A count or points as this language writes them. */
export function FormattedNumber({ value }: { value: number }) {
  const { i18n } = useWords();
  return <bdi dir="ltr">{formatNumber({ value, locale: i18n.locale })}</bdi>;
}

/** Points of a board under each other: with the decimals of those that have some. */
export function Points({ value, decimals }: { value: number; decimals: 0 | 2 }) {
  const { i18n } = useWords();
  // Where the language takes its own figures, `locales` says which.
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: 2 };
  const text = new Intl.NumberFormat(i18n.locales ?? i18n.locale, format).format(value);
  return <bdi dir="ltr">{text}</bdi>;
}

export function IconFact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <Icon className={css.factIcon} size={16} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
