import { readHandover, type ArrivedHandover } from '@baize/domain/handover';
import { machineNow } from '@baize/browser/machine-now';
import { storedValue } from '@baize/browser/storage';

/** The code that another address of the brand sent along, in this tab alone, until the login has taken it. */
export const arrivedHandover = storedValue<ArrivedHandover | null>({
  key: 'handover',
  // The clock that the host's page wrote the time by.
  parse: (raw) => readHandover(raw, machineNow()),
  fallback: null,
  area: 'session',
});
