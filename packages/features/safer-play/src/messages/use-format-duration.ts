import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';

/** Writes a length of time in hours and minutes; what has begun counts as a whole minute. */
export function useFormatDuration(): (minutes: number) => string {
  const { t } = useLingui();
  return useCallback(
    (length: number) => {
      const whole = Math.max(0, Math.ceil(length));
      const [hours, minutes] = [Math.floor(whole / 60), whole % 60];
      if (hours === 0) return t({ id: 'duration.minutes', message: `${minutes} min` });
      if (minutes === 0) return t({ id: 'duration.hours', message: `${hours} h` });
      return t({ id: 'duration.hours-minutes', message: `${hours} h ${minutes} min` });
    },
    [t],
  );
}
