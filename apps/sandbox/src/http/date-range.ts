import { addDays, isDate, isZone, startOfDay } from '@baize/domain/zone';
import { validationError } from '../errors/http-error.ts';

const FORMAT = 'form.validation.invalid.format';

type Days = { from?: string | undefined; to?: string | undefined; timeZone?: string | undefined };

/** Whole days, both included, in the zone asked for, as instants up to but without the second; null where none is asked. */
export function parseDateRange({ from, to, timeZone = 'UTC' }: Days): { from: Date | null; to: Date | null } {
  const errors: Record<string, string> = {};
  if (!isZone(timeZone)) errors['timeZone'] = FORMAT;
  if (!isDay(from)) errors['from'] = FORMAT;
  if (!isDay(to)) errors['to'] = FORMAT;
  if (Object.keys(errors).length > 0) throw validationError(errors);
  return {
    from: from === undefined ? null : new Date(startOfDay({ date: from, zone: timeZone })),
    to: to === undefined ? null : new Date(startOfDay({ date: addDays(to, 1), zone: timeZone })),
  };
}

/** A day of the calendar that a database can hold as well. */
function isDay(date: string | undefined): boolean {
  return date === undefined || (isDate(date) && date >= '1000-01-01' && date < '9999-12-01');
}
