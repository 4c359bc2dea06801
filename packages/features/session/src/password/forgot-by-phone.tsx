import { countriesQuery } from '@baize/api/queries/countries';
import { locationQuery } from '@baize/api/queries/location';
import { usePage } from '@baize/page';
import { useApi } from '@baize/player';
import { Button } from '@baize/ui/button';
import { PhoneField } from '@baize/ui/phone-field';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { countryOptions, dialCodeOptions } from '@baize/forms/field-options';
import { getPhoneError, filterPhoneInput, toNationalNumber, usePhoneRules } from '@baize/forms/phone-rules';
import { useValidationMessage } from '@baize/forms/validation-message';
import { FailureAlert } from '../form/failure-alert.tsx';
import { intro } from '../form/form.css.ts';
import { PostForm } from '../form/post-form.tsx';
import { useFormSubmit } from '../form/use-form-submit.ts';
import type { ForgotFormProps } from './forgot-form.tsx';

/** Asks for a code by SMS to set a new password. */
export function ForgotByPhone({ onSubmit, onSent }: ForgotFormProps) {
  const { t } = useLingui();
  const words = useValidationMessage();
  const { codes, dial, country, choose } = useDialCode();
  const phoneRules = usePhoneRules(true);
  // Without a code there is no plan to go by: the platform looks for the number as it stands.
  const plan = dial === '' ? null : phoneRules;
  const { register, handleSubmit, formState, getValues, setValue } = useForm({
    defaultValues: { phone: '' },
    shouldFocusError: false,
  });
  const toNational = (phone: string) => toNationalNumber(plan, { phoneCode: dial, phone });
  const sending = useFormSubmit<{ phone: string }>(async ({ phone: typed }) => {
    const phone = toNational(typed);
    await onSubmit({ phone, phoneCode: dial === '' ? null : dial });
    onSent(`+${dial} ${phone}`);
  });
  const { failure } = sending;
  const validate = (phone: string) => getPhoneError(plan, { phoneCode: dial, phone }) ?? true;
  return (
    <PostForm sending={sending} handleSubmit={handleSubmit}>
      <p className={intro}>
        {t({
          id: 'forgot.phone.intro',
          message: 'Tell us the phone number of your account. We send a code to set a new password.',
        })}
      </p>
      {failure ? <FailureAlert failure={failure} /> : null}
      <PhoneField
        label={t({ id: 'sign-up.phone', message: 'Phone' })}
        error={words(formState.errors.phone?.message ?? failure?.fields['phone'])}
        codeLabel={t({ id: 'sign-up.phone.code', message: 'Country code' })}
        code={country}
        codeOptions={codes}
        onCodeChange={choose}
        searchLabel={t({ id: 'sign-up.country.search', message: 'Search countries' })}
        emptyLabel={t({ id: 'sign-up.country.none', message: 'No matching country' })}
        inputProps={{
          ...register('phone', {
            validate,
            onBlur: () => setValue('phone', toNational(getValues('phone'))),
          }),
          onInput: ({ currentTarget }) => {
            const entered = { phoneCode: dial, phone: getValues('phone') };
            const pasted = filterPhoneInput(currentTarget, { rules: plan, codes, entered });
            if (pasted !== null) choose(pasted);
          },
        }}
      />
      <Button
        type="submit"
        pending={formState.isSubmitting}
        pendingLabel={t({ id: 'forgot.pending', message: 'Sending' })}
      >
        {t({ id: 'forgot.phone.submit', message: 'Send the code' })}
      </Button>
    </PostForm>
  );
}

/** The code of the country the visitor is in, until another is chosen. */
function useDialCode() {
  const api = useApi();
  const { locale } = usePage();
  const countries = useQuery(countriesQuery(api));
  const location = useQuery(locationQuery(api));
  const [asked, choose] = useState<string | null>(null);
  const codes = dialCodeOptions(countryOptions(countries.data?.all ?? [], { locale, excluded: [] }));
  const country = asked ?? location.data?.country.code.toUpperCase() ?? null;
  const dial = codes.find(({ value }) => value === country)?.dial ?? '';
  return { codes, dial, country, choose };
}
