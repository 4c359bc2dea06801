import { queryOptions } from '@tanstack/react-query';
import { getAllCountry } from '../endpoints/access/get-all-country.ts';
import type { ApiClient } from '../client.ts';
import { STALE_TIMES } from './stale-times.ts';
import { queryKeys } from './keys.ts';
import { queryDefaults } from './query-defaults.ts';

/** The countries: `signUp` to choose from at sign-up, `all` to name any place; lists of `Country` (HTTP-07). */
export function countriesQuery(client: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.countries,
    queryFn: async ({ signal }) => {
      const { countries, allCountries } = await client.send(getAllCountry, {}, { signal });
      return { signUp: countries.rows, all: allCountries };
    },
    ...queryDefaults,
    staleTime: STALE_TIMES.lists,
  });
}
