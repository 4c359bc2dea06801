import type { SignUpField } from '@baize/domain/sign-up-form';
import { usePage } from '@baize/page';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const MAX_NAMED_FIELDS = 3;

/** Says what a form still waits for: by name while it is little, else by number. */
export function useMissingFieldsMessage(missing: readonly string[]): string {
  const { t } = useLingui();
  const { locale } = usePage();
  const names: Partial<Record<SignUpField, string>> = {
    email: t({ id: 'sign-up.email', message: 'E-mail' }),
    password: t({ id: 'sign-up.password', message: 'Password' }),
    firstName: t({ id: 'sign-up.first-name', message: 'First name' }),
    lastName: t({ id: 'sign-up.last-name', message: 'Last name' }),
    dateOfBirth: t({ id: 'sign-up.birth', message: 'Date of birth' }),
    phone: t({ id: 'sign-up.phone', message: 'Phone' }),
    termsAccepted: t({ id: 'sign-up.terms', message: 'Terms' }),
  };
  const count = missing.length;
  const called = Object.entries(names).flatMap(([field, name]) => (missing.includes(field) ? [name] : []));
  if (called.length === count && count > 0 && count <= MAX_NAMED_FIELDS) {
    const fields = new Intl.ListFormat(locale, { type: 'conjunction' }).format(called);
    return t({ id: 'sign-up.missing.named', message: `Still needed: ${fields}` });
  }
  return t({
    id: 'sign-up.missing.count',
    message: plural(count, {
      0: 'Fill in the form to join',
      one: '# answer is still needed',
      other: '# answers are still needed',
    }),
  });
}
