/** How high the hill of one layer stands at `t` (0 at the start of the picture, 1 at its end), in parts of the picture. */
export function hillHeight({ layer, t, phase }: { layer: number; t: number; phase: number }): number {
  // Nothing under the words; the hills grow towards the end of the line.
  const grow = smoothStep((t - 0.24 - layer * 0.05) / 0.5);
  const wave = Math.sin(t * (5.2 + layer * 1.3) + phase + layer * 1.9);
  return Math.max(0, grow * (0.5 - layer * 0.11 + wave * 0.085));
}

function smoothStep(value: number): number {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

/** Turns a name into where its waves begin, so that each brand has its own hills. */
export function phaseOf(name: string): number {
  const sum = Array.from(name).reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 6283, 7);
  return sum / 1_000;
}
