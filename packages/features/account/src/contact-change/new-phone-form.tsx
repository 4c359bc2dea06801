import { countriesQuery } from '@baize/api/queries/countries';
import { toPhoneValue } from '@baize/domain/contact-change';
import { countryOptions, dialCodeOptions } from '@baize/forms/field-options';
import { getPhoneError, filterPhoneInput, toNationalNumber, usePhoneRules } from '@baize/forms/phone-rules';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { useValidationMessage } from '@baize/forms/validation-message';
import { usePage } from '@baize/page';
import { useApi, usePlayer } from '@baize/player';
import { PhoneField } from '@baize/ui/phone-field';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { draftText, NewContactForm, type NewContactProps } from './new-contact-form.tsx';

/** The new phone number, its code that of the player's country until another is chosen. */
export function NewPhoneForm({ draft, error, onEdit, onSubmit, ...form }: NewContactProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const messageOf = useValidationMessage();
  const rules = usePhoneRules(true);
  const home = usePlayer()?.getUser.countryCode?.toUpperCase() ?? '';
  const { data } = useQuery(countriesQuery(useApi()));
  const codes = dialCodeOptions(countryOptions(data?.all ?? [], { locale, excluded: [] }));
  const [country, setCountry] = useState(() => draftText(draft, 'country'));
  const [phone, setPhone] = useState(() => draftText(draft, 'phone'));
  const [isChecked, setChecked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const code = codes.find(({ value }) => value === (country || home));
  const phoneCode = code?.dial ?? '';
  const problem = getPhoneError(rules, { phoneCode, phone });
  const national = toNationalNumber(rules, { phoneCode, phone });
  const change = (next: { country?: string; phone?: string }) => {
    const values = { country, phone, ...next };
    setCountry(values.country);
    setPhone(values.phone);
    draft.save(values);
    onEdit();
  };
  const dropTrunkPrefix = () => {
    if (national !== phone) change({ phone: national });
  };
  const judge = validateOnBlur(() => {
    if (phone !== '') setChecked(true);
  });
  return (
    <NewContactForm
      {...form}
      kind="phone"
      onSubmit={(proof) => {
        setChecked(true);
        dropTrunkPrefix();
        if (problem !== null) box.current?.focus();
        else if (proof) onSubmit(toPhoneValue({ phoneCode, phone: national }), proof);
      }}
    >
      <PhoneField
        label={t({ id: 'contact-change.new.phone', message: 'New phone number' })}
        hint={t({
          id: 'contact-change.hint.phone',
          message: 'We send a code there by text message. Until you enter it, nothing changes.',
        })}
        error={messageOf(error ?? (isChecked ? (problem ?? undefined) : undefined))}
        codeLabel={t({ id: 'sign-up.phone.code', message: 'Country code' })}
        code={code?.value ?? null}
        codeOptions={codes}
        onCodeChange={(next) => change({ country: next })}
        searchLabel={t({ id: 'sign-up.country.search', message: 'Search countries' })}
        emptyLabel={t({ id: 'sign-up.country.none', message: 'No matching country' })}
        inputProps={{
          ref: box,
          autoFocus: draft.values === null,
          value: phone,
          onChange: ({ currentTarget }) => {
            const pasted = filterPhoneInput(currentTarget, { rules, codes, entered: { phoneCode, phone } });
            change({ phone: currentTarget.value, ...(pasted !== null && { country: pasted }) });
          },
          onBlur: () => {
            // At once: other digits in the box move nothing from under a press, as its message would.
            dropTrunkPrefix();
            judge();
          },
        }}
      />
    </NewContactForm>
  );
}
