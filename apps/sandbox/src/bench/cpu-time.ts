import { readFile } from 'node:fs/promises';

/** How long a process's main thread has computed, and how long it waited for a processor that others held; milliseconds. */
export type CpuTime = { computed: number; waited: number };

const NOTHING: CpuTime = { computed: 0, waited: 0 };

/** What has come together so far; nothing where the system does not tell it as Linux does. */
export async function readCpuTime(pid: number | undefined): Promise<CpuTime> {
  try {
    return parseSchedstat(await readFile(`/proc/${pid}/schedstat`, 'utf8'));
  } catch {
    return NOTHING;
  }
}

/** Reads `/proc/<pid>/schedstat`, which counts nanoseconds. */
export function parseSchedstat(line: string): CpuTime {
  const [computed = 0, waited = 0] = line.split(' ').map((figure) => Number(figure) / 1_000_000);
  return { computed, waited };
}

/** What came together between two moments. */
export function cpuTimeBetween(from: CpuTime, to: CpuTime): CpuTime {
  return { computed: to.computed - from.computed, waited: to.waited - from.waited };
}

/** How much longer its work took a process than on a machine of its own; 1 where nothing is known. */
export function waitShare({ computed, waited }: CpuTime): number {
  return computed > 0 ? (computed + waited) / computed : 1;
}
