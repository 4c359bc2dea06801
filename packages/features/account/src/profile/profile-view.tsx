import { ApiFailure } from '@baize/api/failure';
import { failureMessage } from '@baize/domain/errors';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { useValidationMessage } from '@baize/shell/validation-message';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../layout/account-page.css.ts';
import { ProfileFormContext, type ProfileCountries, type ProfileUser } from './profile-context.ts';
import { ProfileInput } from './fields/profile-input.tsx';
import { ProfileSide } from './profile-side.tsx';
import { useFocusFirstError } from './use-focus-first-error.ts';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileViewProps {
  user: ProfileUser;
  isFieldUsed(field: string): boolean;
  countries: ProfileCountries;
}

/** The profile form: what is locked first, then what can be changed; beside it why and what follows (look §9). */
export function ProfileView({ user, isFieldUsed, countries }: ProfileViewProps) {
  const { t } = useLingui();
  const words = useValidationMessage();
  const form = useProfileForm({ user, uses: isFieldUsed });
  const { form: element, onInvalid } = useFocusFirstError();
  const { changed, pending } = form;
  return (
    <div className={styles.beside}>
      <Card>
        <ProfileFormContext
          value={{ ...form, user, countries, getError: (field) => words(form.problem(field)) }}
        >
          <form
            ref={element}
            className={styles.pairs}
            method="post"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              form.submit(onInvalid);
            }}
          >
            <SaveResult failure={form.failure} saved={form.saved} />
            {[...form.locked, ...form.open].map((field) => (
              <ProfileInput key={field} field={field} />
            ))}
            <div className={styles.foot}>
              <Button
                type="submit"
                disabled={changed.length === 0}
                pending={pending}
                pendingLabel={t({ id: 'deposit.profile.saving', message: 'Saving' })}
              >
                <Trans id="profile.update">Update profile</Trans>
              </Button>
              {changed.length > 0 && !pending ? (
                <Button variant="ghost" onClick={form.undo}>
                  <Trans id="profile.undo">Undo changes</Trans>
                </Button>
              ) : null}
              <span className={styles.count} role="status">
                {changed.length > 0 ? (
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
      </Card>
      <ProfileSide user={user} />
    </div>
  );
}

/** What became of the last sending: the platform's own words, or ours where it has none (PRF-01). */
function SaveResult({ failure, saved }: { failure: Error | null; saved: { message: string | null } | null }) {
  const { i18n, t } = useLingui();
  if (saved !== null) {
    return (
      <div className={styles.whole}>
        <Alert tone="success" announce="now">
          {saved.message ?? t({ id: 'profile.saved', message: 'Your profile is saved.' })}
        </Alert>
      </div>
    );
  }
  if (failure === null) return null;
  const known = failure instanceof ApiFailure ? failure : null;
  const fields = Object.keys(known?.fieldErrors ?? {}).length > 0 ? 'with-errors' : 'none';
  const general = failureMessage({ status: known?.status, kind: known?.kind ?? 'offline', fields });
  return (
    <div className={styles.whole}>
      <Alert tone="danger" announce="now">
        {known && known.message !== '' ? known.message : i18n._(otherErrorMessages[general])}{' '}
        {t({ id: 'form.input-kept', message: 'What you typed is still here.' })}
      </Alert>
    </div>
  );
}
