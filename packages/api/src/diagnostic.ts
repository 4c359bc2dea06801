/**
 * Something the platform sent that could not be taken as it stood; for the log, never for the player.
 * `source` is the call's path or the event's name, `where` the place inside it (`days.3.amount`), `reason` in English.
 */
export type Diagnostic = {
  kind: 'row-dropped' | 'part-ignored' | 'answer-unreadable' | 'event-unreadable' | 'answer-mismatched';
  source: string;
  where: string;
  reason: string;
};
