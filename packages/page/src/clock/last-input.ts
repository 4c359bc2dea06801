import { storedValue } from '@baize/browser/storage';

/** When anybody last touched any tab of this browser, by the device's clock, in ms; NaN when that is not known. */
const storedInput = storedValue<number>({
  key: 'last-input',
  parse: (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : undefined),
  fallback: Number.NaN,
});

const WRITE_EVERY_MS = 1_000;

let here = Number.NaN;

/** The one measure of inactivity and presence, shared by all tabs (SES-05, SES-10). */
export const lastInput = {
  get(): number {
    const elsewhere = storedInput.get();
    return here > elsewhere || Number.isNaN(elsewhere) ? here : elsewhere;
  },
  /** Notes an input; the other tabs hear of it now and then, or at once when it matters. */
  set(instant: number, tell: 'now and then' | 'at once'): void {
    here = instant;
    const told = storedInput.get();
    // A clock that was put back leaves a time that is still to come.
    const due = !(instant - told < WRITE_EVERY_MS) || told > instant;
    if (tell === 'at once' || due) storedInput.set(instant);
  },
  forget(): void {
    here = Number.NaN;
    storedInput.clear();
  },
  subscribe: storedInput.subscribe,
};
