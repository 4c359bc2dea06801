import type { Figure, LoadReport } from '../load/read-load.ts';
import { FIGURE_LABELS } from './figure-labels.ts';
import type { PageGate } from './page-gates.ts';

/** As many causes are named as somebody reads. */
const MAX_CAUSES = 12;

/** A figure past its limit, with the message of the failure. */
export interface Excess {
  figure: Figure;
  measured: number;
  atMost: number;
  message: string;
}

/**
 * Holds a load against the limits of its page; empty when all fit. A figure that has a limit and was not measured is
 * past it: content that never became visible is no success.
 */
export function checkLoad(gate: Pick<PageGate, 'name' | 'viewer' | 'limits'>, load: LoadReport): Excess[] {
  const figures = Object.keys(gate.limits) as Figure[];
  return figures.flatMap((figure) => {
    const limit = gate.limits[figure];
    const measured = load.figures[figure];
    if (!limit || (measured !== null && measured <= limit.atMost)) return [];
    const { label, fix, causes } = FIGURE_LABELS[figure];
    const named = causes(load);
    const more = named.length > MAX_CAUSES ? [`and ${named.length - MAX_CAUSES} more`] : [];
    const value = measured === null ? 'not measured' : String(Number(measured.toFixed(4)));
    const message = [
      `${load.url} (${gate.viewer}): ${label} ${value}, at most ${limit.atMost}: ${limit.because}.`,
      `  To fix: ${fix}.`,
      ...[...named.slice(0, MAX_CAUSES), ...more].map((one) => `    ${one}`),
    ].join('\n');
    return [{ figure, measured: measured ?? Number.NaN, atMost: limit.atMost, message }];
  });
}
