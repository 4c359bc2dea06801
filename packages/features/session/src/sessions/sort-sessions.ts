import type { PlayerSession } from '@baize/api/endpoints/session';

type Sorted = { open: PlayerSession[]; ended: PlayerSession[] };

const time = ({ lastSeenAt, startedAt }: PlayerSession) => Date.parse(lastSeenAt ?? startedAt);

/** Splits sessions into the open ones, this device first and then the latest seen, and those that have ended. */
export function sortSessions(sessions: readonly PlayerSession[]): Sorted {
  const latestFirst = sessions.toSorted((a, b) => time(b) - time(a));
  const isOpen = ({ current, endedAt }: PlayerSession) => current || endedAt === null;
  const open = latestFirst.filter(isOpen);
  return {
    open: open.toSorted((a, b) => Number(b.current) - Number(a.current)),
    ended: latestFirst.filter((session) => !isOpen(session)),
  };
}
