export const WIDTH = 400;
export const HEIGHT = 160;

/** A row of waves from edge to edge, filled to the foot. */
export function waves({ y, step, height, shift }: Record<'y' | 'step' | 'height' | 'shift', number>): string {
  const from = -step - shift;
  const count = Math.ceil((WIDTH + step - from) / step);
  return `M${from} ${y}${`q${step / 2} ${-height} ${step} 0`.repeat(count)}V${HEIGHT + 4}H${from}Z`;
}
