import { OTHER_PATHS } from '@baize/domain/other-paths';
import type { SignUpValues } from '@baize/domain/sign-up-form';
import { useLocalizedPath } from '@baize/links';
import { Checkbox } from '@baize/ui/checkbox';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { useValidationMessage } from '@baize/forms/validation-message';
import { useSignUpFormContext } from '../sign-up-context.ts';

/** The newsletter, and the consent no account opens without (PRF-05). Its documents open beside the form. */
export function ConsentFields() {
  const { t } = useLingui();
  const { register, formState } = useFormContext<SignUpValues>();
  const { fields } = useSignUpFormContext();
  const words = useValidationMessage();
  const localize = useLocalizedPath();
  const document = (path: string) => ({
    href: localize(path),
    target: '_blank',
    rel: 'noreferrer',
    className: linkClass,
  });
  return (
    <div>
      {fields.includes('newsletter') ? (
        <Checkbox
          {...register('newsletter')}
          label={t({ id: 'sign-up.newsletter', message: 'Send me news and offers by e-mail' })}
        />
      ) : null}
      <CheckboxField
        {...register('termsAccepted')}
        required
        error={words(formState.errors.termsAccepted?.message)}
        label={
          <Trans id="sign-up.consent">
            I am over 18 and accept the{' '}
            <a {...document(OTHER_PATHS['terms-and-conditions'])}>terms and conditions</a> and the{' '}
            <a {...document(OTHER_PATHS['privacy-policy'])}>privacy policy</a>.
          </Trans>
        }
      />
    </div>
  );
}
