import { betLimitMessage } from '@baize/domain/errors';
import type { PlayRefusal } from '@baize/domain/play-access';
import { betLimitErrorMessages, otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { PageLink } from '@baize/links';
import { useLocale } from '@baize/page';
import { buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { Ban, MapPinOff, Snowflake, SlidersHorizontal, FlaskConicalOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './game-viewport.css.ts';
import { Until } from './until.tsx';
import { LimitActions, SetLimitAction, WithdrawActions } from './blocked-actions.tsx';

/** Why a game cannot be played: the cause, until when, and what can be done instead. */
export function PlayRefusalNotice({ refusal }: { refusal: PlayRefusal }) {
  const words = useRefusalMessage(refusal);
  const until = 'until' in refusal ? refusal.until : null;
  return (
    <div className={css.notice} role="status">
      <span className={css.noticeIcon} aria-hidden>
        {ICONS[refusal.reason]}
      </span>
      <p className={css.noticeText}>{words}</p>
      {until === null ? null : (
        <p className={css.noticeUntil}>
          <Until instant={until} />
        </p>
      )}
      <div className={css.actions}>
        <RefusalActions why={refusal.reason} />
      </div>
    </div>
  );
}

const ICONS: Record<PlayRefusal['reason'], ReactNode> = {
  excluded: <Ban />,
  frozen: <Snowflake />,
  restricted: <MapPinOff />,
  limit: <SlidersHorizontal />,
  'limit-unset': <SlidersHorizontal />,
  'no-demo': <FlaskConicalOff />,
};

function RefusalActions({ why }: { why: PlayRefusal['reason'] }) {
  const { t } = useLingui();
  if (why === 'excluded' || why === 'frozen') return <WithdrawActions />;
  if (why === 'limit') return <LimitActions />;
  if (why === 'limit-unset') return <SetLimitAction />;
  return (
    <PageLink to="casino" className={buttonClass({ variant: 'secondary' })}>
      {t({ id: 'game.other-games', message: 'See other games' })}
    </PageLink>
  );
}

function useRefusalMessage(refusal: PlayRefusal): string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  switch (refusal.reason) {
    case 'excluded':
    case 'frozen':
      return i18n._(blockedMessages[refusal.reason]);
    case 'limit': {
      const id = betLimitMessage(refusal.limit);
      return i18n._(id === 'error.general' ? otherErrorMessages[id] : betLimitErrorMessages[id]);
    }
    case 'limit-unset':
      return t({ id: 'game.limit-unset', message: 'Set a deposit limit before you play.' });
    case 'no-demo':
      return t({ id: 'game.no-demo', message: 'This game has no demo.' });
    case 'restricted': {
      const country = countryName(refusal.country, locale);
      return country === null
        ? t({ id: 'game.restricted', message: 'This game is not offered in the country you are in.' })
        : t({
            id: 'game.restricted.in',
            message: `This game is not offered in the country you are in: ${country}.`,
          });
    }
  }
}

function countryName(code: string, locale: string): string | null {
  if (!/^[A-Z]{2}$/i.test(code)) return null;
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code.toUpperCase()) ?? null;
}
