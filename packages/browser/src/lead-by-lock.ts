/** What came of a bid so far. */
export type BidResult = 'leads' | 'follows';

/** A bid for the lead of a name, until `signal` aborts; `tell` hears every turn of it. */
export type Bid = { name: string; signal: AbortSignal; tell(result: BidResult): void };

/**
 * Bids by one of the browser's own locks: held until the bid is over, which the browser sees to when the tab dies.
 * Resolves when the bid is over, and rejects when the browser refuses its lock or takes it away.
 */
export async function leadByLock(locks: LockManager, { name, signal, tell }: Bid): Promise<void> {
  const lead = () => {
    tell('leads');
    return untilOver(signal);
  };
  const key = `baize.lead.${name}`;
  const free = await locks.request(key, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await lead();
    return lock !== null;
  });
  if (free || signal.aborted) return;
  tell('follows');
  await locks.request(key, { signal }, lead);
}

function untilOver(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}
