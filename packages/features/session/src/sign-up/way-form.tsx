import type { SignUpField, SignUpWay } from '@baize/domain/sign-up-form';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { useLingui } from '@lingui/react/macro';
import { useId, useMemo, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { foot, form as formClass, held, intro } from '../form/form.css.ts';
import { SwapLink } from '../form/swap-modal.tsx';
import { RecaptchaNote } from '../recaptcha/recaptcha-note.tsx';
import { EmailField, FirstNameField, LastNameField, PasswordField } from './fields/account-fields.tsx';
import { BirthField } from './fields/birth-field.tsx';
import { ConsentFields } from './fields/consent-fields.tsx';
import { AddressFields, CodeFields } from './fields/further-fields.tsx';
import { PhoneNumberField } from './fields/phone-number-field.tsx';
import { CountryField, CurrencyField } from './fields/place-fields.tsx';
import { SignUpFactsContext, type SignUpFacts } from './sign-up-context.ts';
import { SignUpFailure } from './sign-up-failure.tsx';
import type { SignUpFormProps } from './sign-up-form.tsx';
import { join, missing as missingClass } from './sign-up-form.css.ts';
import { useMissingWords } from './missing-words.ts';
import { useWayForm } from './use-way-form.ts';

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
export function WayForm(props: SignUpFormProps & { way: SignUpWay }) {
  const { t } = useLingui();
  const { way, start, closed } = props;
  const { form, fields, plans, missing, failure, lost, element, press } = useWayForm(props);
  const { isSubmitting, isDirty } = form.formState;
  const why = useMissingWords(missing);
  const whyId = useId();
  const ready = missing.length === 0 && isDirty && !closed;
  const facts = useMemo<SignUpFacts>(
    () => ({ start, fields, plans, email: way === 'email' ? 'needed' : 'optional' }),
    [start, fields, plans, way],
  );
  return (
    <FormProvider {...form}>
      <SignUpFactsContext value={facts}>
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
                message: 'We make up a user name and a password for you and show them once, for you to keep.',
              })}
            </p>
          ) : null}
          {fields.map((field) => FIELDS[field] ?? null)}
          <AddressFields />
          <CodeFields />
          <ConsentFields />
          {closed ? <Alert announce="now">{closed}</Alert> : null}
          {failure ? <SignUpFailure failure={failure} lost={lost} /> : null}
          <div className={join}>
            <Button
              type="submit"
              size="large"
              className={held}
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
          <p className={foot}>
            {t({ id: 'sign-up.have-account', message: 'Already have an account?' })}{' '}
            <SwapLink from="sign-up" to="login" className={linkClass}>
              {t({ id: 'login.title', message: 'Log in' })}
            </SwapLink>
          </p>
          <RecaptchaNote />
        </form>
      </SignUpFactsContext>
    </FormProvider>
  );
}
