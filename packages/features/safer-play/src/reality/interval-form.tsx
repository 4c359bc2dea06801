import { readNumber } from '@baize/domain/number-text';
import { isValidInterval } from '@baize/domain/reality-check';
import { usePlayer } from '@baize/player';
import { getPlaySession, subscribePlaySession } from '@baize/player/play-session';
import { setRealityCheckInterval, useRealityCheckInterval } from '@baize/player/reality-check';
import { useRulePack } from '@baize/player/rule-pack';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { toasts } from '@baize/ui/toasts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import * as css from '../dialog/dialog.css.ts';
import { useFormatDuration } from '../messages/use-format-duration.ts';
import { PlayFigures } from './play-figures.tsx';

/** Whole minutes, as the market allows; none is suggested. */
export function IntervalForm({ onDone }: { onDone(): void }) {
  const { t } = useLingui();
  const pack = useRulePack();
  const player = usePlayer()?.getUser.userId ?? null;
  const interval = useRealityCheckInterval(player);
  const session = useSyncExternalStore(subscribePlaySession, getPlaySession, () => null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const { realityCheckMinMinutes: least, realityCheckMaxMinutes: most } = pack;

  function keep(minutes: number | null): void {
    if (player === null) return;
    setRealityCheckInterval(player, minutes);
    toasts.add({
      id: 'limit',
      tone: 'success',
      title: t({ id: 'reality.saved', message: 'Your reality check is set.' }),
    });
    onDone();
  }

  return (
    <form
      className={css.body}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const minutes = readNumber(text);
        if (minutes !== null && isValidInterval(minutes, pack)) keep(minutes);
        else setWrong(true);
      }}
    >
      {session ? <PlayFigures session={session} /> : null}
      <p className={css.copy}>
        <CurrentInterval interval={interval} />
      </p>
      <Field
        label={t({ id: 'reality.minutes', message: 'Remind me every (minutes)' })}
        hint={
          most === null ? undefined : t({ id: 'reality.range', message: `From ${least} to ${most} minutes` })
        }
        error={
          wrong
            ? most === null
              ? t({ id: 'reality.least', message: `Enter whole minutes, at least ${least}.` })
              : t({ id: 'reality.wrong', message: `Enter whole minutes from ${least} to ${most}.` })
            : undefined
        }
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
      <p className={css.small}>
        <Trans id="reality.device">It counts over all games and is kept in this browser.</Trans>
      </p>
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          <Trans id="reality.save">Save</Trans>
        </Button>
        {interval !== null && isValidInterval(null, pack) ? (
          <Button variant="outline" onClick={() => keep(null)}>
            <Trans id="reality.turn-off">Turn it off</Trans>
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function CurrentInterval({ interval }: { interval: number | null }) {
  const duration = useFormatDuration();
  if (interval === null) return <Trans id="reality.off">No reality check is set.</Trans>;
  const every = duration(interval);
  return <Trans id="reality.every">Reality check every {every} of play.</Trans>;
}
