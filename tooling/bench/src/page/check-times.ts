import {
  CONTENT_GATES,
  MIN_FLOOR_MS,
  PRESS_GATES,
  TIME_GATES,
  type TimeFigure,
  type TimeGate,
} from '../gates/time-gates.ts';
import type { Figures } from '../report/medians.ts';

/** The floors' figures of the same run. */
export type Floors = Readonly<Record<'static' | 'tuned', Figures>>;

/** What a figure comes to against its floor; the figure itself where it has none; null where something was not measured. */
export function getRatio(value: number | null, name: string, floor: Figures | null): number | null {
  if (floor === null || value === null) return value;
  const own = floor[name] ?? null;
  return own === null ? null : value / Math.max(own, MIN_FLOOR_MS);
}

/** Nothing, or the line that says what is past its gate. */
function exceedsGate(what: string, measured: number | null, held: { gate: number; unit: string }): string[] {
  const { gate, unit } = held;
  if (measured !== null && measured <= gate) return [];
  return [
    `${what}: ${measured === null ? 'never came' : `${measured.toFixed(2)}${unit}`}, gate ${gate}${unit}`,
  ];
}

/** What of a page for everybody is past its gate. A figure that was not measured at all is none. */
export function checkTimes(page: string, figures: Figures, floors: Floors): string[] {
  return (Object.entries(TIME_GATES) as [TimeFigure, TimeGate][]).flatMap(
    ([name, { label, floor, gate }]) => {
      const value = figures[name];
      if (value === undefined) return [];
      const measured = getRatio(value, name, floor === null ? null : floors[floor]);
      return exceedsGate(`${page}, ${label}`, measured, { gate, unit: floor === null ? '' : `× ${floor}` });
    },
  );
}

/** What of a player's page or a press in the lobby is past its gate, in multiples of the tuned floor's hydration. */
export function checkPlayerTimes(
  kind: 'player' | 'press',
  { page, name, figures }: { page: string; name: string; figures: Figures },
  { tuned }: Floors,
): string[] {
  const hydration = tuned['bound'] ?? null;
  const times = (value: number | null | undefined): number | null =>
    hydration === null || value === null || value === undefined ? null : value / hydration;
  if (kind === 'player') {
    const gate = CONTENT_GATES[name]?.gate;
    return gate === undefined
      ? []
      : exceedsGate(`${page}, own content`, times(figures['content']), { gate, unit: '× tuned' });
  }
  return [
    ...exceedsGate(`${page}, usable`, times(figures['usable']), { ...PRESS_GATES.usable, unit: '× tuned' }),
    ...exceedsGate(`${page}, answer`, figures['answer'] ?? null, { ...PRESS_GATES.answer, unit: ' ms' }),
  ];
}
