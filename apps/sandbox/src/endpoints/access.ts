import {
  countryBlocked,
  getAllCountry,
  getCurrencies,
  getLocation,
  getOfficialAddresses,
  getRegistrationFields,
} from '@baize/api/endpoints/access';
import { COUNTRIES, countryId } from '../accounts/countries.ts';
import { getCapital, CURRENCIES, currenciesFor } from '../accounts/country-facts.ts';
import { resolveRegistrationFields } from '../accounts/registration-fields.ts';
import { logEvents } from '../database/schema.ts';
import { registerEndpoint, type EndpointContext } from '../http/register-endpoint.ts';
import { getBrandRules } from '../settings/brand-rules.ts';
import { signOfficialList } from '../settings/official-list.ts';

/** Where visitors are, where they may be, and what an account can be kept in. */
export function registerAccessEndpoints(calls: EndpointContext): void {
  const { clock, database, settings, visitor } = calls.platform;

  registerEndpoint(calls, getLocation, async ({ client }) => {
    const code = visitor.countryOf(client.ip);
    return {
      data: {
        location: {
          country: { code, countryId: countryId(code) },
          currencies: currenciesFor(code).map((currency) => ({ ...currency })),
          ipInfo: { ip: client.ip, city: getCapital(code), subdivision: null },
        },
      },
    };
  });

  registerEndpoint(calls, getAllCountry, async ({ client }) => {
    const { excludedCountryCodeList: excluded } = getBrandRules(settings, client.brand).settings;
    return {
      data: {
        countries: { rows: COUNTRIES.filter(({ code }) => !excluded.includes(code)) },
        allCountries: [...COUNTRIES],
      },
    };
  });

  registerEndpoint(calls, getCurrencies, async () => ({
    data: { currencies: CURRENCIES.map((currency) => ({ ...currency })) },
  }));

  registerEndpoint(calls, getRegistrationFields, async ({ client }) => ({
    data: resolveRegistrationFields(client.brand, settings.settings(client.brand)),
  }));

  registerEndpoint(calls, getOfficialAddresses, async ({ client }) => ({
    data: signOfficialList({
      brand: client.brand,
      settings: getBrandRules(settings, client.brand).settings,
      now: clock.now(),
    }),
  }));

  registerEndpoint(calls, countryBlocked, async ({ input: { body }, signedIn }) => {
    await database.insert(logEvents).values({
      at: new Date(clock.now()),
      playerId: signedIn?.player.id ?? null,
      event: 'COUNTRY_BLOCKED',
      payload: { ...body, country: body.country.toUpperCase() },
    });
    return { data: {} };
  });
}
