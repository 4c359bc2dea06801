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
  reset(): void;
};

/** The one "now" of the sandbox; every rule, row and Date header takes it from here. */
export function createPlatformClock(machineNow: () => number = Date.now): PlatformClock {
  let state: ClockState = { mode: 'live', offsetMs: 0 };
  const now = () => (state.mode === 'frozen' ? state.at : machineNow() + state.offsetMs);

  return {
    now,
    state: () => state,
    reset: () => {
      state = { mode: 'live', offsetMs: 0 };
    },
    move: (move) => {
      const mode = move.mode ?? state.mode;
      // Asking plainly for a live clock brings it back to the machine's own time.
      const plainlyLive = mode === 'live' && move.now === undefined && move.advanceMs === undefined;
      const from = plainlyLive ? machineNow() : (move.now ?? now());
      const at = from + (move.advanceMs ?? 0);
      state = mode === 'frozen' ? { mode, at } : { mode, offsetMs: plainlyLive ? 0 : at - machineNow() };
    },
  };
}
