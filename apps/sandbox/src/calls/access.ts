import {
  countryBlocked,
  getAllCountry,
  getCurrencies,
  getLocation,
  getRegistrationFields,
} from '@baize/api/calls/access';
import { COUNTRIES, countryId } from '../accounts/countries.ts';
import { capitalOf, CURRENCIES, currenciesFor } from '../accounts/country-facts.ts';
import { registrationFieldsOf } from '../accounts/registration-fields.ts';
import { logEvents } from '../database/schema.ts';
import { registerCall, type Calls } from '../http/register-call.ts';
import { brandRules } from '../settings/brand-rules.ts';

/** Where visitors are, where they may be, and what an account can be kept in. */
export function registerAccess(calls: Calls): void {
  const { clock, database, settings, visitor } = calls.platform;

  registerCall(calls, getLocation, async ({ caller }) => {
    const code = visitor.countryOf(caller.ip);
    return {
      data: {
        location: {
          country: { code, countryId: countryId(code) },
          currencies: currenciesFor(code).map((currency) => ({ ...currency })),
          ipInfo: { ip: caller.ip, city: capitalOf(code), subdivision: null },
        },
      },
    };
  });

  registerCall(calls, getAllCountry, async ({ caller }) => {
    const { excludedCountryCodeList: excluded } = brandRules(settings, caller.brand).settings;
    return {
      data: {
        countries: { rows: COUNTRIES.filter(({ code }) => !excluded.includes(code)) },
        allCountries: [...COUNTRIES],
      },
    };
  });

  registerCall(calls, getCurrencies, async () => ({
    data: { currencies: CURRENCIES.map((currency) => ({ ...currency })) },
  }));

  registerCall(calls, getRegistrationFields, async ({ caller }) => ({
    data: registrationFieldsOf(caller.brand, settings.settings(caller.brand)),
  }));

  registerCall(calls, countryBlocked, async ({ asked: { body }, signedIn }) => {
    await database.insert(logEvents).values({
      at: new Date(clock.now()),
      playerId: signedIn?.player.id ?? null,
      event: 'COUNTRY_BLOCKED',
      payload: { ...body, country: body.country.toUpperCase() },
    });
    return { data: {} };
  });
}
