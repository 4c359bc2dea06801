import { CASINO_ENTRY_TYPES } from '@baize/domain/transactions';
import type { RecordsUrlState } from '../records/use-records-url-state.ts';
import { toDateRangeParams } from '../records/use-records.ts';

/** The filters of the address as request params; a word that the platform does not know is left out. */
export function toCasinoParams(place: RecordsUrlState, zone: string) {
  const type = CASINO_ENTRY_TYPES.find((name) => name === place.type);
  return { ...(type && { type }), ...toDateRangeParams(place, zone) };
}
