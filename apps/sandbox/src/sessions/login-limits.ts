const MAX_WRONG_PASSWORDS = 5;
const WRONG_PASSWORD_WINDOW_MS = 15 * 60_000;
const MAX_WRONG_CODES = 10;
const WRONG_CODE_WINDOW_MS = 15 * 60_000;
const MAX_MESSAGES = 5;
const MESSAGE_WINDOW_MS = 15 * 60_000;
const MAX_ATTEMPTS = 120;
const ATTEMPT_WINDOW_MS = 60_000;

/** What keeps passwords from being guessed. Refusals are seconds to wait, 0 means go ahead. */
export type LoginLimits = {
  /** Counts an attempt from an address of the network. */
  countAttempt(ip: string): number;
  /** Asks whether an e-mail address still takes passwords. */
  waitFor(email: string): number;
  countWrongPassword(email: string): void;
  /** Asks whether a player still takes codes of two-step log-in. */
  waitForCode(playerId: number): number;
  countWrongCode(playerId: number): void;
  /**
   * Does one thing after another for an e-mail address or another name: guesses sent all at once would each find the count as it was
   * before any of them was wrong.
   */
  runExclusive<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Counts a letter somebody has asked for to an address or phone. */
  countMessage(recipient: string): number;
  reset(): void;
};

/**
 * Five wrong passwords per e-mail address and ten wrong codes per player in 15 minutes, 120 attempts a minute per network address.
 * Wrong ones age by the platform's clock, so a tester can wait them out by moving it; attempts
 * are a matter of load and age by the machine's, which a frozen clock does not stop.
 */
export function createLoginLimits({
  platformNow,
  machineNow = Date.now,
}: {
  platformNow: () => number;
  machineNow?: () => number;
}): LoginLimits {
  const wrong = new Map<string, number[]>();
  const attempts = new Map<string, number[]>();
  const letters = new Map<string, number[]>();
  const wrongCodes = new Map<number, number[]>();
  const turns = new Map<string, Promise<unknown>>();

  return {
    countAttempt: (ip) => {
      const now = machineNow();
      forget(attempts, { now, withinMs: ATTEMPT_WINDOW_MS });
      const recent = attempts.get(ip) ?? [];
      if (recent.length >= MAX_ATTEMPTS) return secondsLeft(recent, { now, withinMs: ATTEMPT_WINDOW_MS });
      attempts.set(ip, [...recent, now]);
      return 0;
    },
    waitFor: (email) => {
      const now = platformNow();
      forget(wrong, { now, withinMs: WRONG_PASSWORD_WINDOW_MS });
      const recent = wrong.get(email) ?? [];
      if (recent.length < MAX_WRONG_PASSWORDS) return 0;
      return secondsLeft(recent, { now, withinMs: WRONG_PASSWORD_WINDOW_MS });
    },
    countWrongPassword: (email) => {
      wrong.set(email, [...(wrong.get(email) ?? []), platformNow()]);
    },
    waitForCode: (playerId) => {
      const now = platformNow();
      forget(wrongCodes, { now, withinMs: WRONG_CODE_WINDOW_MS });
      const recent = wrongCodes.get(playerId) ?? [];
      if (recent.length < MAX_WRONG_CODES) return 0;
      return secondsLeft(recent, { now, withinMs: WRONG_CODE_WINDOW_MS });
    },
    countWrongCode: (playerId) => {
      wrongCodes.set(playerId, [...(wrongCodes.get(playerId) ?? []), platformNow()]);
    },
    runExclusive: async (name, work) => {
      const before = turns.get(name) ?? Promise.resolve();
      const mine = before.then(work, work);
      turns.set(name, mine);
      try {
        return await mine;
      } finally {
        if (turns.get(name) === mine) turns.delete(name);
      }
    },
    countMessage: (recipient) => {
      const now = platformNow();
      forget(letters, { now, withinMs: MESSAGE_WINDOW_MS });
      const recent = letters.get(recipient) ?? [];
      if (recent.length >= MAX_MESSAGES) return secondsLeft(recent, { now, withinMs: MESSAGE_WINDOW_MS });
      letters.set(recipient, [...recent, now]);
      return 0;
    },
    reset: () => {
      letters.clear();
      wrong.clear();
      wrongCodes.clear();
      attempts.clear();
    },
  };
}

type Span = { now: number; withinMs: number };

function forget<Key>(instants: Map<Key, number[]>, { now, withinMs }: Span): void {
  for (const [key, list] of instants) {
    // An instant ahead of the clock was noted before the clock was moved back.
    const kept = list.filter((at) => at <= now && now - at < withinMs);
    if (kept.length === 0) instants.delete(key);
    else instants.set(key, kept);
  }
}

function secondsLeft(instants: readonly number[], { now, withinMs }: Span): number {
  const oldest = Math.min(...instants);
  return Math.max(1, Math.ceil((oldest + withinMs - now) / 1000));
}
