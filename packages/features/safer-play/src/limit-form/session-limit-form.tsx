import type { PlayerLimits } from '@baize/api/endpoints/account';
import { SESSION_LIMIT_RANGE, sessionLimitMinutes, type Limit } from '@baize/domain/limits';
import { readNumber } from '@baize/domain/number-text';
import { useDraft } from '@baize/forms/form-drafts';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as css from '../dialog/dialog.css.ts';
import { PendingChangeNotice } from '../limits/pending-change.tsx';
import { findSessionLimit } from '../limits/use-limits.ts';
import { useFormatDuration } from '../messages/use-format-duration.ts';
import { SessionPreview } from './session-preview.tsx';
import { getDraftField } from './get-draft-field.ts';

/** Reads hours and minutes as typed, each may be left empty; null for no length the platform takes. */
function parseLength({ hours, minutes }: { hours: string; minutes: string }): number | null {
  const parts = [hours, minutes].map((text) => (text.trim() === '' ? 0 : readNumber(text)));
  const [h, m] = parts;
  if (h === null || h === undefined || m === null || m === undefined) return null;
  const whole = h * 60 + m;
  return Number.isInteger(whole) && h >= 0 && m >= 0 ? sessionLimitMinutes(whole) : null;
}

/** Hours and minutes, then what they mean, then the player's word. */
export function SessionLimitForm({ limits, onDone }: { limits: PlayerLimits; onDone(): void }) {
  const { t } = useLingui();
  const duration = useFormatDuration();
  const draft = useDraft('session-limit');
  const [hours, setHours] = useState(() => getDraftField(draft, 'hours'));
  const [minutes, setMinutes] = useState(() => getDraftField(draft, 'minutes'));
  const [wrong, setWrong] = useState(false);
  const [wish, setWish] = useState<{ minutes: Limit } | null>(null);
  const limit = findSessionLimit(limits);
  if (!limit) return null;
  if (wish !== null)
    return (
      <SessionPreview limits={limits} next={wish.minutes} onBack={() => setWish(null)} onDone={onDone} />
    );
  const { max } = SESSION_LIMIT_RANGE;
  const most = max / 60;
  const nowText = limit.minutes === null ? null : duration(limit.minutes);

  function keep(next: { hours: string; minutes: string }): void {
    setHours(next.hours);
    setMinutes(next.minutes);
    setWrong(false);
    draft.save(next);
  }

  function go(): void {
    const read = parseLength({ hours, minutes });
    if (read === null) return setWrong(true);
    draft.discard();
    setWish({ minutes: read });
  }

  return (
    <form
      className={css.body}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <p className={css.copy}>
        {nowText === null ? (
          <Trans id="limits.session.form.none">No limit is set.</Trans>
        ) : (
          <Trans id="limits.session.form.now">Your limit now: {nowText}</Trans>
        )}
      </p>
      <PendingChangeNotice limit={limit} format={duration} />
      <div className={css.two}>
        <Field label={t({ id: 'limits.session.hours', message: 'Hours' })}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={hours}
            aria-invalid={wrong || undefined}
            onChange={(event) => keep({ hours: event.target.value, minutes })}
          />
        </Field>
        <Field label={t({ id: 'limits.session.minutes', message: 'Minutes' })}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={minutes}
            aria-invalid={wrong || undefined}
            onChange={(event) => keep({ hours, minutes: event.target.value })}
          />
        </Field>
      </div>
      {wrong ? (
        <Alert tone="danger" announce="now">
          {t({
            id: 'limits.session.range',
            message: `Enter whole minutes: at least 10 minutes, at most ${most} hours.`,
          })}
        </Alert>
      ) : (
        <p className={css.small}>
          <Trans id="limits.session.range.hint">
            From 10 minutes to {most} hours, counted from your login.
          </Trans>
        </p>
      )}
      <div className={css.actions}>
        <Button type="submit" variant="primary">
          <Trans id="limits.form.see">See what it means</Trans>
        </Button>
        {limit.minutes === null ? null : (
          <Button variant="outline" onClick={() => setWish({ minutes: null })}>
            <Trans id="limits.form.remove">Remove the limit</Trans>
          </Button>
        )}
      </div>
    </form>
  );
}
