declare const process: { env: Record<string, string | undefined> };

/** How often a property runs: 1000 times, times `FC_RUNS` for a longer night. */
export const RUNS = { numRuns: Math.ceil(1000 * Number(process.env['FC_RUNS'] ?? '1')) };
