import type { UpdateFrom } from '@baize/domain/profile';
import { useValidationMessage } from '@baize/shell/validation-message';
import { Button } from '@baize/ui/button';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import * as styles from '../layout/account-page.css.ts';
import { CurrencyInput } from './fields/currency-input.tsx';
import { ProfileInput } from './fields/profile-input.tsx';
import { ProfileFormContext } from './profile-context.ts';
import { SaveResult } from './save-result.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';
import type { ProfileFacts } from './use-profile-facts.ts';
import { useProfileForm, type SavedProfile } from './use-profile-form.ts';

interface ProfileFormProps extends ProfileFacts {
  updateFrom: UpdateFrom;
  className: string;
  onUnsavedChange?(hasUnsaved: boolean): void;
  onSaved?(saved: SavedProfile): void;
}

/** The fields of a profile, those that are locked first, and their sending (PRF-01). */
export function ProfileForm(props: ProfileFormProps) {
  const { user, isFieldUsed, countries, updateFrom, className, onUnsavedChange, onSaved } = props;
  const { t } = useLingui();
  const words = useValidationMessage();
  const form = useProfileForm({ user, uses: isFieldUsed, updateFrom, onSaved });
  const { form: element, onInvalid } = useFocusFirstError();
  const { changed, pending } = form;
  const hasUnsaved = changed.length > 0;
  const notifyUnsaved = useEffectEvent((has: boolean) => onUnsavedChange?.(has));
  useEffect(() => notifyUnsaved(hasUnsaved), [hasUnsaved]);
  return (
    <ProfileFormContext value={{ ...form, user, countries, getError: (field) => words(form.problem(field)) }}>
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
        <SaveResult failure={form.failure} saved={form.saved} />
        {form.locked.map((field) => (
          <ProfileInput key={field} field={field} />
        ))}
        {user.currencyCode !== null && isFieldUsed('currencyCode') ? (
          <CurrencyInput code={user.currencyCode} />
        ) : null}
        {form.open.map((field) => (
          <ProfileInput key={field} field={field} />
        ))}
        <div className={styles.foot}>
          <Button
            type="submit"
            disabled={!hasUnsaved}
            pending={pending}
            pendingLabel={t({ id: 'deposit.profile.saving', message: 'Saving' })}
          >
            <Trans id="profile.update">Update profile</Trans>
          </Button>
          {hasUnsaved && !pending ? (
            <Button variant="ghost" onClick={form.undo}>
              <Trans id="profile.undo">Undo changes</Trans>
            </Button>
          ) : null}
          <span className={styles.count} role="status">
            {hasUnsaved ? (
              <Plural
                id="profile.unsaved"
                value={changed.length}
                one="# change not saved"
                other="# changes not saved"
              />
            ) : null}
          </span>
        </div>
      </form>
    </ProfileFormContext>
  );
}
