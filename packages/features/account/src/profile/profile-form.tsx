import type { UpdateFrom } from '@baize/domain/profile';
import { useValidationMessage } from '@baize/forms/validation-message';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffectEvent, useLayoutEffect } from 'react';
import * as styles from '../layout/account-page.css.ts';
import { CurrencyInput } from './fields/currency-input.tsx';
import { ProfileInput } from './fields/profile-input.tsx';
import { ProfileFormContext } from './profile-context.ts';
import { ResetKycWarning } from './profile-notes.tsx';
import { SaveResult } from './save-result.tsx';
import { UnsavedChanges } from './unsaved-changes.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';
import type { ProfileFacts } from './use-profile-facts.ts';
import { useProfileForm, type SavedProfile } from './use-profile-form.ts';

interface ProfileFormProps extends ProfileFacts {
  updateFrom: UpdateFrom;
  className: string;
  /** Told how many changes are not saved, whenever their number changes. */
  onUnsavedChange?(unsaved: number): void;
  onSaved?(saved: SavedProfile): void;
}

const TAKEN = 'form.validation.invalid.taken';

/** The fields of a profile, those that are locked first, and their sending (PRF-01). */
export function ProfileForm(props: ProfileFormProps) {
  const { user, isFieldUsed, countries, updateFrom, className, onUnsavedChange, onSaved } = props;
  const { t } = useLingui();
  const words = useValidationMessage();
  // Who is logged in is not told to log in.
  const taken = t({ id: 'profile.taken', message: 'Another account uses this. Use another one' });
  const form = useProfileForm({ user, uses: isFieldUsed, updateFrom, onSaved });
  const { form: element, onInvalid } = useFocusFirstError();
  const { changed, pending } = form;
  const unsaved = changed.length;
  const hasUnsaved = unsaved > 0;
  const notifyUnsaved = useEffectEvent((count: number) => onUnsavedChange?.(count));
  // Before the next key: an Escape right after the last letter must already ask.
  useLayoutEffect(() => notifyUnsaved(unsaved), [unsaved]);
  return (
    <ProfileFormContext
      value={{
        ...form,
        user,
        countries,
        getProblem: form.problem,
        getError: (field) => (form.problem(field) === TAKEN ? taken : words(form.problem(field))),
      }}
    >
      <form
        ref={element}
        className={className}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.submit(onInvalid);
        }}
      >
        {form.locked.map((field) => (
          <ProfileInput key={field} field={field} />
        ))}
        {user.currencyCode !== null && isFieldUsed('currencyCode') ? (
          <CurrencyInput code={user.currencyCode} />
        ) : null}
        {form.open.map((field) => (
          <ProfileInput key={field} field={field} />
        ))}
        {form.kyc.wouldLose ? (
          <div className={styles.whole}>
            <ResetKycWarning />
          </div>
        ) : null}
        <SaveResult failure={form.failure} saved={form.saved} isKycLost={form.kyc.isLost} />
        <div className={styles.foot}>
          <Button
            type="submit"
            disabled={!form.canSubmit}
            pending={pending}
            pendingLabel={t({ id: 'deposit.profile.saving', message: 'Saving' })}
          >
            {updateFrom === 'Linked Account' ? (
              t({ id: 'profile.linked.title', message: 'Link your account' })
            ) : (
              <Trans id="profile.update">Update profile</Trans>
            )}
          </Button>
          {hasUnsaved && !pending ? (
            <Button variant="ghost" onClick={form.undo}>
              <Trans id="profile.undo">Undo changes</Trans>
            </Button>
          ) : null}
          <span className={styles.count} role="status">
            {hasUnsaved ? <UnsavedChanges count={unsaved} /> : null}
          </span>
        </div>
      </form>
    </ProfileFormContext>
  );
}
