import type { UserDetails } from '@baize/api/endpoints/session';
import { ApiFailure } from '@baize/api/failure';
import { updateProfileMutation } from '@baize/api/queries/profile';
import { registrationFieldsQuery } from '@baize/api/queries/registration-fields';
import { failureMessage } from '@baize/domain/errors';
import { toProfilePayload } from '@baize/domain/profile';
import { useDraft } from '@baize/forms/form-drafts';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { usePage } from '@baize/page';
import { useBrand } from '@baize/page/brand';
import { useApi } from '@baize/player';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState, type SyntheticEvent } from 'react';
import { ProfileStepInput } from './profile-step-input.tsx';
import {
  PROFILE_STEP_FIELDS,
  profileStepFields,
  validateProfileStep,
  profileStepDefaults,
  profileStepPayload,
  readEdits,
  type ProfileStepField,
} from './profile-step-fields.ts';
import * as styles from './profile-step.css.ts';

/** Asks what the deposit cannot do without, and goes on to it once it is saved (PAY-08, SET-03, VAL-04). */
export function ProfileStep({ user }: { user: UserDetails['getUser'] }) {
  const { t, i18n } = useLingui();
  const { settings } = usePage();
  const { policies } = useBrand();
  const api = useApi();
  const { data: isUsed = () => true } = useQuery(registrationFieldsQuery(api));
  const draft = useDraft('deposit-profile');
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation(updateProfileMutation(api));
  const [edits, setEdits] = useState(() => readEdits(draft.values));
  const [told, setTold] = useState<'all' | 'none'>('none');
  const [asked] = useState(() => ({ user }));
  const values = { ...profileStepDefaults(asked.user), ...edits };
  const fields = profileStepFields({ user: asked.user, settings, uses: isUsed });
  const problems = validateProfileStep(values, fields);
  const failure = save.error instanceof ApiFailure ? save.error : null;
  const said = failure?.fieldErrors ?? {};

  const change = (field: ProfileStepField, text: string) => {
    const next = { ...edits, [field]: text };
    setEdits(next);
    draft.save(next);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    if (Object.keys(problems).length > 0) {
      setTold('all');
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const toBody = (now: UserDetails['getUser']) =>
      toProfilePayload(profileStepPayload({ values, edits, fields, now }), {
        updateFrom: 'Deposit',
        resetKycOnProfileChange: policies.resetKycOnProfileChange,
      });
    save.mutate((now) => toBody(now ?? user), { onSuccess: draft.discard });
  };
  const general = failureMessage({
    status: failure?.status,
    kind: failure?.kind,
    fields: Object.keys(said).length > 0 ? 'with-errors' : 'none',
  });

  return (
    <Card as="section" className={styles.card} aria-labelledby="deposit-profile">
      <h2 id="deposit-profile" className={styles.title}>
        <Trans id="deposit.profile.title">First, a few details</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans id="deposit.profile.lead">
          We need them once before your deposit. They are kept in your profile.
        </Trans>
      </p>
      {failure ? (
        <Alert tone="danger" announce="now">
          {failure.message === '' ? i18n._(otherErrorMessages[general]) : failure.message}{' '}
          {t({ id: 'form.input-kept', message: 'What you typed is still here.' })}
        </Alert>
      ) : null}
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
        {PROFILE_STEP_FIELDS.filter((field) => fields.includes(field)).map((field) => (
          <ProfileStepInput
            key={field}
            field={field}
            value={values[field]}
            onChange={(text) => change(field, text)}
            problem={said[field] ?? (told === 'all' ? problems[field] : undefined)}
          />
        ))}
        <Button
          type="submit"
          size="large"
          className={styles.save}
          pending={save.isPending}
          pendingLabel={t({ id: 'deposit.profile.saving', message: 'Saving' })}
        >
          <Trans id="deposit.profile.save">Save and go on</Trans>
        </Button>
      </form>
    </Card>
  );
}
