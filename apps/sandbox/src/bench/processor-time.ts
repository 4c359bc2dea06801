import { readFile } from 'node:fs/promises';

/** How long a process's main thread has computed, and how long it waited for a processor that others held; milliseconds. */
export type ProcessorTime = { computed: number; waited: number };

const NOTHING: ProcessorTime = { computed: 0, waited: 0 };

/** What has come together so far; nothing where the system does not tell it as Linux does. */
export async function processorTime(pid: number | undefined): Promise<ProcessorTime> {
  try {
    return readTime(await readFile(`/proc/${pid}/schedstat`, 'utf8'));
  } catch {
    return NOTHING;
  }
}

/** Reads `/proc/<pid>/schedstat`, which counts nanoseconds. */
export function readTime(line: string): ProcessorTime {
  const [computed = 0, waited = 0] = line.split(' ').map((figure) => Number(figure) / 1_000_000);
  return { computed, waited };
}

/** What came together between two moments. */
export function spent(from: ProcessorTime, to: ProcessorTime): ProcessorTime {
  return { computed: to.computed - from.computed, waited: to.waited - from.waited };
}

/** How much longer its work took a process than on a machine of its own; 1 where nothing is known. */
export function crowding({ computed, waited }: ProcessorTime): number {
  return computed > 0 ? (computed + waited) / computed : 1;
}
