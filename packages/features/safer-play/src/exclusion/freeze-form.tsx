import { freezeMutation } from '@baize/api/queries/limits';
import { platformClock } from '@baize/browser/clock';
import { freezeEnd, type FreezeDays } from '@baize/domain/self-exclusion';
import { freezeMessages } from '@baize/i18n/catalogue/safer-play';
import { useApi, usePlayer } from '@baize/shell/player';
import { useRulePack } from '@baize/shell/rule-pack';
import { SilenceTold } from '@baize/shell/silence-told';
import { useTwoTimes } from '@baize/shell/two-times';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Radio } from '@baize/ui/checkbox';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as css from '../frame/dialog.css.ts';
import { Fact, Facts } from '../frame/facts.tsx';
import { useTrouble } from '../words/use-trouble.ts';
import { breaksOf } from './lengths.ts';
import { useEndWhenShut } from './use-end-when-shut.ts';
import { Trouble } from '../frame/trouble.tsx';
import { WhatItMeans } from './what-it-means.tsx';

/** How many days, what they mean, and the player's word; the session ends with it (LIM-05). */
export function FreezeForm({ first }: { first: FreezeDays | null }) {
  const { t, i18n } = useLingui();
  const words = useTrouble();
  const twoTimes = useTwoTimes();
  const lengths = breaksOf(useRulePack());
  const [days, setDays] = useState<FreezeDays | null>(first);
  const freeze = useMutation(freezeMutation(useApi()));
  useEndWhenShut(freeze.error);
  const end = days === null ? null : freezeEnd({ days, now: platformClock.now() });
  const name = days === null ? '' : i18n._(freezeMessages[days]);
  if (lengths.length === 0)
    return (
      <p className={css.words}>
        <Trans id="freeze.none">No break of days is offered in this market. Self-exclusion is.</Trans>
      </p>
    );
  return (
    <div className={css.body}>
      <Standing />
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
            onChange={() => setDays(option)}
          />
        ))}
      </fieldset>
      {end === null ? null : (
        <Facts>
          <Fact name={<Trans id="exclusion.until">In force until</Trans>}>{twoTimes(end)}</Fact>
        </Facts>
      )}
      <WhatItMeans>
        <li>
          <Trans id="freeze.means.end">It ends by itself and cannot be shortened.</Trans>
        </li>
      </WhatItMeans>
      <Trouble words={freeze.error === null ? null : words(freeze.error)} />
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

/** A break that runs already. */
function Standing() {
  const until = usePlayer()?.getUser.userLimit?.frozenUntil ?? null;
  const at = until === null ? NaN : Date.parse(until);
  if (!(at > platformClock.now())) return null;
  return (
    <Alert tone="info">
      <SilenceTold why="frozen" until={at} />
    </Alert>
  );
}
