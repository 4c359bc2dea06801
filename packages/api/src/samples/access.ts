import {
  countryBlocked,
  getAllCountry,
  getCurrencies,
  getLocation,
  getRegistrationFields,
} from '../calls/access.ts';
import { sample, silent } from './sample.ts';

const malta = { countryId: 4, code: 'MT', name: 'Malta', phoneCode: 356, flag: '/flags/mt.svg' };

/** Where the visitor is, and what forms need to know. */
export const accessSamples = [
  silent(countryBlocked, {
    ask: { body: { ip: '192.0.2.7', country: 'FR', firstUrl: 'https://casino.test/?cpnc=1' } },
    leastAsk: { body: { country: 'FR' } },
  }),
  sample(getAllCountry, {
    ask: {},
    happy: { countries: { rows: [{ code: 'MT', name: 'Malta', phoneCode: '+356' }] }, allCountries: [malta] },
    minimal: {},
    maximal: {
      countries: { rows: [malta] },
      allCountries: [malta, { ...malta, countryId: '5', code: 'NL', phoneCode: '+31' }],
    },
  }),
  sample(getCurrencies, {
    ask: {},
    happy: { currencies: [{ code: 'EUR', name: 'Euro' }, { code: 'USDT' }] },
    minimal: { currencies: [] },
    maximal: {
      currencies: [
        { code: 'EUR', name: 'Euro' },
        { code: 'BTC', name: 'Bitcoin' },
      ],
    },
  }),
  sample(getLocation, {
    ask: {},
    happy: { location: { country: { code: 'MT' }, currencies: [{ code: 'EUR' }] } },
    minimal: {},
    maximal: {
      location: {
        country: { code: 'MT', countryId: 4 },
        currencies: [{ code: 'EUR', name: 'Euro' }],
        ipInfo: { ip: '2001:db8::1', city: 'Valletta', subdivision: 'MT-60' },
      },
    },
  }),
  sample(getRegistrationFields, {
    ask: {},
    happy: { phone: 1, zipCode: 0 },
    minimal: {},
    maximal: { firstName: 1, lastName: '1', phone: true, zipCode: 0, city: '0', nickname: false },
  }),
];
