import type { SignUpValues } from '@baize/domain/sign-up-form';
import { PhoneField } from '@baize/ui/phone-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { dialCodeOptions } from '@baize/forms/field-options';
import { filterPhoneInput, toNationalNumber } from '@baize/forms/phone-rules';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { useValidationMessage } from '@baize/forms/validation-message';
import { useSignUpFormContext } from '../sign-up-context.ts';

/** Code and number; digits alone, none more once the number is too long for its country, and none of its trunk prefix (VAL-02). */
export function PhoneNumberField() {
  const { t } = useLingui();
  const { register, watch, getValues, setValue, trigger, formState } = useFormContext<SignUpValues>();
  const { start, phoneRules } = useSignUpFormContext();
  const words = useValidationMessage();
  const codes = dialCodeOptions(start.countries);
  const dial = watch('phoneCode');
  const [asked, setAsked] = useState<string | null>(null);
  const fits = (country: string | null) =>
    codes.some(({ value, dial: own }) => value === country && own === dial);
  const home = watch('countryCode');
  const country = [asked, home].find(fits) ?? codes.find((code) => code.dial === dial)?.value ?? null;
  const problem = words(formState.errors.phone?.message);
  const verdict = phoneRules?.checkPhone({ phoneCode: dial, phone: watch('phone') });

  const chooseCode = (next: string) => {
    setAsked(next);
    setValue('phoneCode', codes.find(({ value }) => value === next)?.dial ?? '', { shouldDirty: true });
    // What was wrong under one code may be right under another.
    if (formState.errors.phone !== undefined) void trigger('phone');
  };
  const { onBlur, ...number } = register('phone');
  const dropTrunkPrefix = () => {
    const typed = getValues('phone');
    const phone = toNationalNumber(phoneRules, { phoneCode: dial, phone: typed });
    if (phone !== typed) setValue('phone', phone, { shouldDirty: true });
  };
  const judge = validateOnBlur(onBlur);
  return (
    <PhoneField
      label={t({ id: 'sign-up.phone', message: 'Phone' })}
      error={problem}
      success={
        verdict === 'ok' ? t({ id: 'sign-up.phone.complete', message: 'Number looks complete' }) : undefined
      }
      codeLabel={t({ id: 'sign-up.phone.code', message: 'Country code' })}
      code={country}
      codeOptions={codes}
      onCodeChange={chooseCode}
      searchLabel={t({ id: 'sign-up.country.search', message: 'Search countries' })}
      emptyLabel={t({ id: 'sign-up.country.none', message: 'No matching country' })}
      inputProps={{
        ...number,
        onBlur: (event) => {
          // At once: other digits in the box move nothing from under a press, as its message would.
          dropTrunkPrefix();
          judge(event);
        },
        onInput: ({ currentTarget }) => {
          const entered = { phoneCode: dial, phone: getValues('phone') };
          const pasted = filterPhoneInput(currentTarget, { rules: phoneRules, codes, entered });
          if (pasted !== null) chooseCode(pasted);
        },
        required: true,
      }}
    />
  );
}
