const EVERY_MS = 1_000;

/**
 * Does a piece of work every second, never twice at once, so that what is due happens while nobody asks; what fails is
 * said and tried again. Answers how to stop, which waits for the work under way.
 */
export function runPeriodically(
  what: string,
  work: () => Promise<void>,
  everyMs: number = EVERY_MS,
): () => Promise<void> {
  let looking: Promise<void> | null = null;
  const look = async () => {
    try {
      await work();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      process.stderr.write(`sandbox: ${what} could not be settled: ${why}\n`);
    } finally {
      looking = null;
    }
  };
  const timer = setInterval(() => {
    looking ??= look();
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
