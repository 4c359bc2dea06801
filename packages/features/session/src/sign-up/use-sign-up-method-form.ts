import {
  signUpFields,
  pickSignUpFields,
  type SignUpField,
  type SignUpValues,
  type SignUpMethod,
} from '@baize/domain/sign-up-form';
import { useDraft } from '@baize/forms/form-drafts';
import { usePage } from '@baize/page';
import { useEffect, useMemo, useState } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { usePhoneRules } from '@baize/forms/phone-rules';
import { fieldErrors } from '../form/field-errors.ts';
import { useFocusFirstError } from '../form/use-focus-first-error.ts';
import { formFailure, type FormFailure } from '../form/form-failure.ts';
import { useRecaptcha } from '../form/recaptcha/use-recaptcha.ts';
import { getLoginName } from './get-login-name.ts';
import type { SignUpFormProps } from './sign-up-form.tsx';
import type { SignUpStart } from './use-sign-up-start.ts';
import { getSignUpErrors, toNationalPhone } from './sign-up-rules.ts';
import { fromDraft, getDefaultValues, toDraft } from './sign-up-values.ts';

/** Names the platform has for what the form calls otherwise. */
const FIELD_OF: Readonly<Record<string, SignUpField>> = {
  username: 'email',
  uniqueKey: 'email',
  phoneCode: 'phone',
};

/**
 * One way's form: its rules, what is missing of it, and its sending; `lost` is who the answer to a sending was lost for,
 * as they would log in.
 */
export function useSignUpMethodForm({
  way: method,
  start,
  newsletter,
  submit,
}: SignUpFormProps & { way: SignUpMethod }) {
  const password = usePage().settings.formFieldsValidation.password;
  const { isFieldUsed } = start;
  const fields = useMemo(() => signUpFields(method, isFieldUsed), [method, isFieldUsed]);
  const phoneRules = usePhoneRules(fields.includes('phone'));
  const token = useRecaptcha('sign_up');
  const draft = useDraft('sign-up');
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [lost, setLost] = useState<string | null>(null);
  const { form: element, onInvalid } = useFocusFirstError();
  const rules = { method: method, fields, password, phoneRules: phoneRules };
  const form = useForm<SignUpValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...getDefaultValues(start, newsletter), ...fromDraft(draft.values) },
    resolver: (values) => {
      const problems = getSignUpErrors(values, rules);
      if (Object.keys(problems).length === 0) return { values, errors: {} };
      return { values: {}, errors: fieldErrors(problems) };
    },
  });
  useFillInPresets(form, start);
  // Every answer counts for what is missing; the whole form is drawn anew with each.
  useWatch({ control: form.control });
  const values = form.getValues();
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) draft.save(toDraft(form.getValues()));
  });
  const missing = Object.keys(getSignUpErrors(values, rules));

  const send = async (filled: SignUpValues) => {
    setFailure(null);
    const sent = pickSignUpFields(toNationalPhone(filled, phoneRules), fields);
    try {
      await submit(sent, { recaptchaToken: await token() });
      draft.discard();
    } catch (problem) {
      const reason = formFailure(problem);
      setFailure(reason);
      const name = getLoginName(sent);
      // An account that was opened by the lost sending has the name of that one, not of another typed since.
      setLost((before) => (reason.outcome === 'unknown' || before === name ? name : null));
      for (const [name, message] of Object.entries(reason.fields)) {
        const field = FIELD_OF[name] ?? fields.find((one) => one === name);
        if (field) form.setError(field, { type: 'platform', message });
      }
      onInvalid();
    }
  };
  const press = form.handleSubmit(send, onInvalid);
  return { form, fields, plans: phoneRules, missing, failure, lost, element, press };
}

/** Presets that came after the form was shown fill in what is still empty. */
function useFillInPresets(form: UseFormReturn<SignUpValues>, start: SignUpStart): void {
  const { country, countries, currencies } = start;
  useEffect(() => {
    const home = countries.find(({ value }) => value === country);
    const fill = (name: 'countryCode' | 'phoneCode' | 'currencyCode', value: string | undefined) => {
      if (value !== undefined && form.getValues(name) === '') form.setValue(name, value);
    };
    fill('countryCode', home?.value);
    fill('phoneCode', home?.dial);
    fill('currencyCode', currencies[0]?.value);
  }, [form, country, countries, currencies]);
}
