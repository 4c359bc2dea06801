import type { SignUpField, SignUpMethod } from '@baize/domain/sign-up-form';
import { ModalLink } from '@baize/links';
import { useModalClosedReason } from '@baize/links/entry-access';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { foot, form as formClass, inactive, intro } from '../form/form.css.ts';
import { SwapLink } from '../form/swap-modal.tsx';
import { RecaptchaNote } from '../form/recaptcha/recaptcha-note.tsx';
import { EmailField, FirstNameField, LastNameField, PasswordField } from './fields/account-fields.tsx';
import { BirthField } from './fields/birth-field.tsx';
import { ConsentFields } from './fields/consent-fields.tsx';
import { AddressFields, CodeFields } from './fields/optional-fields.tsx';
import { PhoneNumberField } from './fields/phone-number-field.tsx';
import { CountryField, CurrencyField } from './fields/location-fields.tsx';
import { SignUpFormContext, type SignUpFormContextValue } from './sign-up-context.ts';
import { SignUpFailure } from './sign-up-failure.tsx';
import type { SignUpFormProps } from './sign-up-form.tsx';
import { useSignUpLink } from './sign-up-link.ts';
import { closedMeanwhile, join, missing as missingClass } from './sign-up-form.css.ts';
import { useMissingFieldsMessage } from './use-missing-fields-message.ts';
import { useSignUpMethodForm } from './use-sign-up-method-form.ts';

const FIELDS: Partial<Record<SignUpField, ReactNode>> = {
  email: <EmailField key="email" />,
  password: <PasswordField key="password" />,
  firstName: <FirstNameField key="first-name" />,
  lastName: <LastNameField key="last-name" />,
  dateOfBirth: <BirthField key="birth" />,
  phone: <PhoneNumberField key="phone" />,
  countryCode: <CountryField key="country" />,
  currencyCode: <CurrencyField key="currency" />,
};

/** The form of one way into an account. */
export function SignUpMethodForm(props: SignUpFormProps & { way: SignUpMethod }) {
  const { t } = useLingui();
  const { way, start, closed } = props;
  const {
    form,
    fields,
    plans: phoneRules,
    missing,
    failure,
    lost,
    element,
    press,
  } = useSignUpMethodForm(props);
  const { isSubmitting, isDirty } = form.formState;
  const why = useMissingFieldsMessage(missing);
  const whyId = useId();
  const isLoginOff = useModalClosedReason('login') !== undefined;
  const ready = missing.length === 0 && isDirty && !closed;
  const facts = useMemo<SignUpFormContextValue>(
    () => ({ start, fields, phoneRules, email: way === 'email' ? 'needed' : 'optional' }),
    [start, fields, phoneRules, way],
  );
  return (
    <FormProvider {...form}>
      <SignUpFormContext value={facts}>
        <form
          ref={element}
          className={formClass}
          method="post"
          noValidate
          onSubmit={(event) => {
            if (closed || isSubmitting) event.preventDefault();
            else void press(event);
          }}
        >
          {way === 'one-click' ? (
            <p className={intro}>
              {t({
                id: 'sign-up.one-click.intro',
                message: 'We create a user name and a password for you and show them once. Save them.',
              })}
            </p>
          ) : null}
          {fields.map((field) => FIELDS[field] ?? null)}
          <AddressFields />
          <CodeFields />
          <ConsentFields />
          {closed ? (
            <div className={closedMeanwhile}>
              <Alert announce="now">{closed}</Alert>
            </div>
          ) : null}
          {failure ? <SignUpFailure failure={failure} unconfirmedLogin={lost} /> : null}
          <div className={join}>
            <Button
              type="submit"
              size="large"
              className={inactive}
              pending={isSubmitting}
              pendingLabel={t({ id: 'sign-up.pending', message: 'Opening your account' })}
              aria-disabled={!ready}
              aria-describedby={whyId}
            >
              {t({ id: 'sign-up.join', message: 'Join' })}
            </Button>
            <p id={whyId} className={missingClass}>
              {ready || closed ? null : why}
            </p>
          </div>
          {isLoginOff ? null : (
            <p className={foot}>
              {t({ id: 'sign-up.have-account', message: 'Already have an account?' })} <LoginLink />
            </p>
          )}
          <RecaptchaNote />
        </form>
      </SignUpFormContext>
    </FormProvider>
  );
}

/** Who links an account logs in over the form: then the profile comes in its place (PRF-04). */
function LoginLink() {
  const { t } = useLingui();
  const label = t({ id: 'login.title', message: 'Log in' });
  if (useSignUpLink() === 'linked') {
    return (
      <ModalLink modal="login" className={linkClass}>
        {label}
      </ModalLink>
    );
  }
  return (
    <SwapLink from="sign-up" to="login" className={linkClass}>
      {label}
    </SwapLink>
  );
}
