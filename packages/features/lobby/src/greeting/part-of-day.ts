/** Which greeting suits the hour of an instant in a zone. */
export function partOfDay(ask: { instant: number; zone: string }): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: ask.zone }).format(
      ask.instant,
    ),
  );
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
