export { countryBlocked, type CountryBlockedRequest } from './access/country-blocked.ts';
export { getAllCountry, type Country } from './access/get-all-country.ts';
export { getCurrencies, type Currency } from './access/get-currencies.ts';
export {
  getLocation,
  locationResponseSchema,
  locationSchema,
  type VisitorLocation,
} from './access/get-location.ts';
export { getOfficialAddresses } from './access/get-official-addresses.ts';
export { getRegistrationFields, type RegistrationFields } from './access/get-registration-fields.ts';
