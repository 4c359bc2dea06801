import { CASINO_MOVE_TYPES } from '@baize/domain/transactions';
import type { RecordPlace } from '../records/record-place.ts';
import { askedDays } from '../records/use-records.ts';

/** The filters of the address as request params; a word that the platform does not know is left out. */
export function casinoParams(place: RecordPlace, zone: string) {
  const type = CASINO_MOVE_TYPES.find((name) => name === place.type);
  return { ...(type && { type }), ...askedDays(place, zone) };
}
