export const FAULT_KINDS = ['status', 'delay', 'drop', 'malformed', 'lost-answer'] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** Something a tester has ordered to go wrong with one call, or with every call (`*`). */
export type Fault = {
  id: number;
  call: string;
  kind: FaultKind;
  status: number;
  delayMs: number;
  body: unknown;
  /** How many more times; null until it is taken away. */
  timesLeft: number | null;
};

export type NewFault = Omit<Fault, 'id'>;

/** The faults waiting for one request: how long to hold it, and how it then ends. */
export type DueFaults = { delayMs: number; terminalFault: Fault | null };

export type FaultRegistry = {
  add(fault: NewFault): Fault;
  /** Takes what is due for a call and counts it off. */
  consume(call: string): DueFaults;
  list(): readonly Fault[];
  clear(call?: string): void;
};

export function createFaultRegistry(): FaultRegistry {
  let faults: Fault[] = [];
  let lastId = 0;

  const countOff = (due: readonly Fault[]) => {
    for (const fault of due) if (fault.timesLeft !== null) fault.timesLeft -= 1;
    faults = faults.filter(({ timesLeft }) => timesLeft === null || timesLeft > 0);
  };

  return {
    add: (order) => {
      lastId += 1;
      const fault = { id: lastId, ...order };
      faults = [...faults, fault];
      return fault;
    },
    consume: (call) => {
      const meant = faults.filter((fault) => fault.call === call || fault.call === '*');
      const delays = meant.filter(({ kind }) => kind === 'delay');
      const terminalFault = meant.find(({ kind }) => kind !== 'delay') ?? null;
      countOff(terminalFault ? [...delays, terminalFault] : delays);
      return { delayMs: delays.reduce((sum, { delayMs }) => sum + delayMs, 0), terminalFault };
    },
    list: () => faults.map((fault) => ({ ...fault })),
    clear: (call) => {
      faults = call === undefined ? [] : faults.filter((fault) => fault.call !== call);
    },
  };
}
