import type { FormValues } from '@baize/domain/form-payload';

/** As the player would type it at the login: the address, or the phone with its code; empty for an account without either. */
export function getLoginName(form: FormValues): string {
  const { email, phone, phoneCode } = form;
  if (typeof email === 'string' && email !== '') return email;
  return typeof phone === 'string' && phone !== '' ? `+${String(phoneCode)}${phone}` : '';
}
