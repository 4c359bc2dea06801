import { freezeMutation } from '@baize/api/queries/limits';
import { platformClock } from '@baize/browser/clock';
import { freezeEnd, offeredBreaks, type FreezeDays } from '@baize/domain/self-exclusion';
import { freezeMessages } from '@baize/i18n/catalogue/safer-play';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { exclusionEndsAt, useApi, useExclusionStatus, usePlayer } from '@baize/player';
import { PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { useRulePack } from '@baize/player/rule-pack';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Radio } from '@baize/ui/checkbox';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../dialog/dialog.css.ts';
import { Fact, Facts } from '../dialog/facts.tsx';
import { useToolErrorMessage } from '../messages/use-tool-error-message.ts';
import { useEndSessionWhenExcluded } from './use-end-session-when-excluded.ts';
import { ErrorAlert } from '../dialog/error-alert.tsx';
import { ExclusionEffects } from './exclusion-effects.tsx';
import { runningBreakEnd } from './running-locks.ts';

/** How many days, what they mean, and the player's word; the session ends with it (LIM-05). */
export function FreezeForm({ initialDays }: { initialDays: number | null }) {
  const { t, i18n } = useLingui();
  const words = useToolErrorMessage('exclusion');
  const twoTimes = useFormatLocalAndUtc();
  const lengths = offeredBreaks(useRulePack());
  const player = usePlayer();
  const now = platformClock.now();
  const running = runningBreakEnd(player);
  // A shorter one never takes the place of a longer one.
  const isShorter = (one: FreezeDays) => running !== null && (freezeEnd({ days: one, now }) ?? 0) < running;
  const [days, setDays] = useState<FreezeDays | null>(
    lengths.find((one) => one === initialDays && !isShorter(one)) ?? null,
  );
  const freeze = useMutation(freezeMutation(useApi()));
  useEndSessionWhenExcluded(freeze.error);
  const end = days === null ? null : freezeEnd({ days, now });
  const name = days === null ? '' : i18n._(freezeMessages[days]);
  const safety = useExclusionStatus();
  // A break inside an exclusion would promise that the account opens again with it.
  if (player !== null && safety === 'excluded')
    return (
      <Alert tone="info">
        <PromoSuppressionNotice reason={safety} until={exclusionEndsAt(player)} />
      </Alert>
    );
  if (lengths.length === 0)
    return (
      <p className={css.copy}>
        <Trans id="freeze.none">No break of days is offered in this market. Self-exclusion is.</Trans>
      </p>
    );
  return (
    <div className={css.body}>
      {running === null ? null : (
        <Alert tone="info">
          <PromoSuppressionNotice reason="frozen" until={running} />
        </Alert>
      )}
      <fieldset className={css.days}>
        <legend className={css.small}>
          <Trans id="freeze.how-long">For how long?</Trans>
        </legend>
        {lengths.map((option) => (
          <Radio
            key={option}
            name="freeze-days"
            label={i18n._(freezeMessages[option])}
            checked={days === option}
            disabled={isShorter(option)}
            onChange={() => setDays(option)}
          />
        ))}
      </fieldset>
      {end === null ? null : (
        <Facts>
          <Fact name={<Trans id="exclusion.until">In force until</Trans>}>{twoTimes(end)}</Fact>
        </Facts>
      )}
      <ExclusionEffects>
        <li>
          <Trans id="freeze.means.end">It ends by itself and cannot be shortened.</Trans>
        </li>
      </ExclusionEffects>
      <ErrorAlert message={freeze.error === null ? null : words(freeze.error)} />
      <div className={css.actions}>
        <Button
          variant="primary"
          disabled={days === null}
          pending={freeze.isPending}
          pendingLabel={t({ id: 'freeze.sending', message: 'Freezing' })}
          onClick={() => (days === null ? undefined : freeze.mutate({ body: { days } }))}
        >
          {days === null
            ? t({ id: 'freeze.choose', message: 'Choose the days first' })
            : t({ id: 'freeze.confirm', message: `Freeze my account: ${name}` })}
        </Button>
      </div>
    </div>
  );
}
