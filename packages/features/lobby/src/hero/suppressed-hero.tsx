import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { PageLink, PathLink } from '@baize/links';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { PlayerBoundary, usePromoSuppression } from '@baize/player';
import type { SuppressionReason } from '@baize/player/exclusion-status';
import { PromoSuppressionEnd, PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { lastLock } from '@baize/player/session';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { narrowLead } from './suppressed-hero.css.ts';
import * as css from './hero.css.ts';

/** In place of what the brand promises: for whoever is excluded, frozen or at a limit, or where that could not be read, nothing is advertised (look §13, beyond 15). */
export function SuppressedHero({
  layout,
  why,
}: {
  layout: 'wide' | 'card';
  why: SuppressionReason | 'unread';
}) {
  const { t, i18n } = useLingui();
  const lock = useSyncExternalStore(lastLock.subscribe, lastLock.get, () => null);
  return (
    <>
      <h1 className={css.title[layout]} {...(why === 'locked' && { 'data-lock-notice': '', tabIndex: -1 })}>
        {why === 'unread'
          ? t({ id: 'hero.limits-failed.title', message: 'Your limits could not be loaded' })
          : why === 'limited'
            ? t({ id: 'hero.limit', message: 'Your limit comes first' })
            : t({ id: 'hero.break', message: 'Your break comes first' })}
      </h1>
      <p className={`${css.lead} ${narrowLead[layout]}`}>
        {why === 'unread' ? (
          t({
            id: 'hero.limits-failed.lead',
            message: 'You see no offers until they are. Your limits still apply.',
          })
        ) : why === 'limited' ? (
          t({
            id: 'hero.limit.lead',
            message: 'You have reached a limit you set. You see no offers until it resets.',
          })
        ) : why === 'locked' && lock !== null ? (
          <PromoSuppressionNotice {...lock} />
        ) : (
          i18n._(blockedMessages[why])
        )}
        {why === 'unread' ? null : (
          <PlayerBoundary>
            <SuppressionEnd />
          </PlayerBoundary>
        )}
      </p>
      <div className={css.actions}>
        <PageLink to="withdraw" className={buttonClass({ variant: 'secondary', size: 'large' })}>
          {t({ id: 'nav.withdraw', message: 'Withdraw' })}
        </PageLink>
        <PathLink
          to="/responsible-gambling#help"
          className={buttonClass({ variant: 'outline', size: 'large' })}
        >
          {t({ id: 'safer-play.help', message: 'Get help' })}
        </PathLink>
      </div>
    </>
  );
}

/** When it is over, once that is read. */
function SuppressionEnd() {
  const silence = usePromoSuppression();
  const twoTimes = useFormatLocalAndUtc();
  if (silence.kind !== 'silent') return null;
  const end = silence.until === null ? null : twoTimes(silence.until);
  return (
    <>
      {' '}
      {silence.reason !== 'limited' ? (
        <PromoSuppressionEnd reason={silence.reason} until={silence.until} />
      ) : end === null ? null : (
        <Trans id="rakeback.suppressed.until">Until {end}.</Trans>
      )}
    </>
  );
}
