import { ok } from './create-fake-api.ts';

const NETHERLANDS = { countryId: 31, code: 'NL', name: 'Netherlands', phoneCode: '31', flag: null };

/** What the platform answers the form of a sign-up: one country and its currency. */
export const SIGN_UP_LISTS = {
  'get-registration-fields': ok({}),
  'get-location': ok({ location: { country: { code: 'NL' }, currencies: [{ code: 'EUR' }] } }),
  'get-all-country': ok({ countries: { rows: [NETHERLANDS] }, allCountries: [NETHERLANDS] }),
  'get-currencies': ok({ currencies: [{ code: 'EUR', name: 'Euro' }] }),
};
