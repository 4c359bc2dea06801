import type { UserDetails } from '@baize/api/endpoints/session';
import { selfExclusionMutation } from '@baize/api/queries/limits';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import { exclusionEnd } from '@baize/domain/self-exclusion';
import { addDays, isZone, startOfDay } from '@baize/domain/zone';
import { timeSpanMessages } from '@baize/i18n/catalogue/safer-play';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useApi, usePlayer } from '@baize/player';
import { PromoSuppressionEnd, PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import * as css from '../dialog/dialog.css.ts';
import { Fact, Facts } from '../dialog/facts.tsx';
import { useToolErrorMessage } from '../messages/use-tool-error-message.ts';
import type { ChosenLength } from './self-exclusion-dialog.tsx';
import { useEndSessionWhenExcluded } from './use-end-session-when-excluded.ts';
import { ErrorAlert } from '../dialog/error-alert.tsx';
import { ExclusionEffects } from './exclusion-effects.tsx';
import { runningBreakEnd, runningExclusionEnd } from './running-locks.ts';

const DAY_MS = 24 * 3_600_000;

/** Everything an exclusion means, and the player's word; the session ends with it, in every tab (LIM-04). */
export function ConfirmExclusion({ chosen, onBack }: { chosen: ChosenLength; onBack(): void }) {
  const { t } = useLingui();
  const words = useToolErrorMessage('exclusion');
  const exclude = useMutation(selfExclusionMutation(useApi()));
  const name = useLengthName(chosen);
  useEndSessionWhenExcluded(exclude.error);
  const player = usePlayer();
  // Days are counted where the platform counts them: players travel.
  const zone = dayZoneOf(player);
  const running = runningExclusionEnd(player);
  const frozenUntil = runningBreakEnd(player);
  const end = endOf(chosen, zone);
  if (running !== null && running > end)
    return (
      <div className={css.body}>
        <Alert tone="info">
          {t({
            id: 'limits.error.longer-in-force',
            message: 'A longer one is in force already. It stays as it is.',
          })}{' '}
          <PromoSuppressionEnd reason="excluded" until={running === Infinity ? null : running} />
        </Alert>
        <div className={css.actions}>
          <Button variant="outline" onClick={onBack}>
            <Trans id="limits.preview.back">Back</Trans>
          </Button>
        </div>
      </div>
    );
  return (
    <div className={css.body}>
      <Facts>
        <Fact name={<Trans id="exclusion.length">Length</Trans>}>{name}</Fact>
        <Fact name={<Trans id="exclusion.until">In force until</Trans>}>
          <Until end={end} />
        </Fact>
      </Facts>
      {end === Infinity || end - platformClock.now() < DAY_MS ? null : (
        <p className={css.small}>
          <Trans id="exclusion.whole-days">Days are counted whole: the last one ends at midnight.</Trans>
        </p>
      )}
      {frozenUntil !== null && frozenUntil > end ? (
        <Alert tone="info">
          <PromoSuppressionNotice reason="frozen" until={frozenUntil} />
        </Alert>
      ) : null}
      <ExclusionEffects>
        <li>
          <Trans id="exclusion.means.undo">It cannot be undone or shortened in the app, by anybody.</Trans>
        </li>
        <li>
          <Trans id="exclusion.means.bonuses">
            An open bonus ends, and what it holds is lost. Your own money stays yours to withdraw.
          </Trans>
        </li>
        <li>
          <Trans id="exclusion.means.every-brand">
            It covers this site and every other brand of ours under the same licence.
          </Trans>
        </li>
      </ExclusionEffects>
      <ErrorAlert message={exclude.error === null ? null : words(exclude.error)} />
      <div className={css.actions}>
        <Button
          variant="danger"
          pending={exclude.isPending}
          pendingLabel={t({ id: 'exclusion.sending', message: 'Excluding you' })}
          onClick={() => exclude.mutate({ body: chosen.request })}
        >
          {t({ id: 'exclusion.confirm', message: `Exclude me: ${name}` })}
        </Button>
        <Button variant="outline" onClick={onBack}>
          <Trans id="limits.preview.back">Back</Trans>
        </Button>
      </div>
    </div>
  );
}

function useLengthName({ span, months }: ChosenLength): string {
  const { t, i18n } = useLingui();
  if (months === null) return i18n._(timeSpanMessages[span]);
  return t({ id: 'exclusion.months', message: plural(months, { one: '# month', other: '# months' }) });
}

/** The instant it is over, in both times. */
function Until({ end }: { end: number }) {
  const twoTimes = useFormatLocalAndUtc();
  return end === Infinity ? <Trans id="suppression.no-end">No end is set.</Trans> : twoTimes(end);
}

/** When an exclusion that begins now is over (epoch ms): never for one for good. */
function endOf({ request }: ChosenLength, zone: string): number {
  if ('permanent' in request) return Infinity;
  const now = platformClock.now();
  const wish = 'months' in request ? { duration: 'months' as const, months: request.months } : request;
  const until = exclusionEnd({ ...wish, now, zone })?.until ?? null;
  if (until === null) return Infinity;
  return typeof until === 'number' ? until : startOfDay({ date: addDays(until, 1), zone });
}

/** The zone that the platform counts this player's days in, else the browser's. */
function dayZoneOf(player: UserDetails | null): string {
  const zone = player?.getUser.timeZone;
  return isZone(zone) ? zone : playerZone();
}
