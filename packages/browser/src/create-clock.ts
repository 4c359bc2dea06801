import { refineOffset, initialOffset, type ServerOffset } from './server-offset.ts';
import { isHidden, onVisible } from './visibility.ts';

/** A clock that tells the platform's time; all instants are epoch milliseconds. */
export type PlatformClock = {
  /** The platform's time now. */
  now(): number;
  /** How far the platform is ahead of the device, in milliseconds; 0 while the device's clock may be right. */
  offset(): number;
  /** Learns from an answer: its `Date` header, and the device's times of sending and hearing. */
  onServerDate(date: string, sentAt: number, receivedAt: number): void;
  /** Runs at every full second of the platform while the page is seen, and at once on return; returns how to stop. */
  everySecond(listener: (now: number) => void): () => void;
  /** Runs once when the platform's clock reaches the instant, soon when it has passed; returns how to call it off. */
  atInstant(instant: number, listener: () => void): () => void;
};

type ClockParts = { deviceNow(): number; remembered: { get(): number; set(offset: number): void } };

const SECOND_MS = 1_000;

/** Makes a clock over a device clock and a place to keep the offset in. It reads the wall clock and counts no ticks. */
export function createClock({ deviceNow, remembered }: ClockParts): PlatformClock {
  let known: ServerOffset | null = null;
  const wakers = new Set<() => void>();

  const state = (): ServerOffset => (known ??= initialOffset(remembered.get()));
  const now = (): number => deviceNow() + state().offset;

  /** Runs `check` now and then; it is woken when the page is seen again and when the offset moves. */
  function awake(check: () => void): () => void {
    const stopListening = onVisible(check);
    wakers.add(check);
    return () => {
      stopListening();
      wakers.delete(check);
    };
  }

  function everySecond(listener: (now: number) => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = () => {
      clearTimeout(timer);
      timer = isHidden() ? undefined : setTimeout(tick, SECOND_MS - (now() % SECOND_MS));
    };
    const tick = () => {
      arm();
      listener(now());
    };
    arm();
    const sleep = awake(tick);
    return () => {
      clearTimeout(timer);
      sleep();
    };
  }

  function atInstant(instant: number, listener: () => void): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const left = () => Math.min(Math.max(instant - now(), 0), SECOND_MS);
    const check = () => {
      clearTimeout(timer);
      if (now() < instant) {
        timer = setTimeout(check, left());
        return;
      }
      sleep();
      listener();
    };
    const sleep = awake(check);
    timer = setTimeout(check, left());
    return () => {
      clearTimeout(timer);
      sleep();
    };
  }

  function onServerDate(date: string, sentAt: number, receivedAt: number): void {
    const before = state();
    known = refineOffset(before, { date: Date.parse(date), sentAt, receivedAt });
    if (known.offset === before.offset) return;
    remembered.set(known.offset);
    for (const wake of wakers) wake();
  }

  return { now, offset: () => state().offset, onServerDate, everySecond, atInstant };
}
