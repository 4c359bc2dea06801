/** How the platform's clock stands: running beside the machine's, or stopped at one instant. */
export type ClockState = { mode: 'live'; offsetMs: number } | { mode: 'frozen'; at: number };

export type ClockMove = {
  mode?: 'live' | 'frozen' | undefined;
  /** Instant to set, epoch milliseconds. */
  now?: number | undefined;
  advanceMs?: number | undefined;
};

export type PlatformClock = {
  now(): number;
  state(): ClockState;
  move(move: ClockMove): void;
  /** Where a move would bring the clock. */
  preview(move: ClockMove): number;
  reset(): void;
};

const [EARLIEST, LATEST] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

/** Whether the rules can reckon from this instant, years back and ahead. */
export function isReachable(instant: number): boolean {
  return instant >= EARLIEST && instant < LATEST;
}

/** The one "now" of the sandbox; every rule, row and Date header takes it from here. */
export function createPlatformClock(machineNow: () => number = Date.now): PlatformClock {
  let state: ClockState = { mode: 'live', offsetMs: 0 };
  const now = () => (state.mode === 'frozen' ? state.at : machineNow() + state.offsetMs);

  // Asking plainly for a live clock brings it back to the machine's own time.
  const isPlainlyLive = (move: ClockMove) =>
    (move.mode ?? state.mode) === 'live' && move.now === undefined && move.advanceMs === undefined;
  const preview = (move: ClockMove) =>
    (isPlainlyLive(move) ? machineNow() : (move.now ?? now())) + (move.advanceMs ?? 0);

  return {
    now,
    preview,
    state: () => state,
    reset: () => {
      state = { mode: 'live', offsetMs: 0 };
    },
    move: (move) => {
      const mode = move.mode ?? state.mode;
      const at = preview(move);
      state =
        mode === 'frozen' ? { mode, at } : { mode, offsetMs: isPlainlyLive(move) ? 0 : at - machineNow() };
    },
  };
}
