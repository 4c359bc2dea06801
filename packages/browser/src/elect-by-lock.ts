/** What came of a bid so far. */
export type ElectionResult = 'leads' | 'follows';

/** A bid for the lead of a name, until `signal` aborts; `tell` hears every turn of it. */
export type ElectionOptions = { name: string; signal: AbortSignal; onResult(result: ElectionResult): void };

/**
 * Bids by one of the browser's own locks: held until the bid is over, which the browser sees to when the tab dies.
 * Resolves when the bid is over, and rejects when the browser refuses its lock or takes it away.
 */
export async function electByLock(
  locks: LockManager,
  { name, signal, onResult }: ElectionOptions,
): Promise<void> {
  const lead = () => {
    onResult('leads');
    return untilAborted(signal);
  };
  const key = `baize.lead.${name}`;
  const free = await locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await lead();
    return lock !== null;
  });
  if (free || signal.aborted) return;
  onResult('follows');
  await locks.request(key, { signal }, lead);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}
