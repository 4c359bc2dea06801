/** A number as a picture spells it: one decimal at most, no noise. */
export function formatCoordinate(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./u, '$1.');
}

/** `x,y` of a point so far from the middle, clockwise from the top in degrees. */
export function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${formatCoordinate(radius * Math.sin(angle))},${formatCoordinate(-radius * Math.cos(angle))}`;
}

/** Numbers 0 to n - 1, for everything that stands in a row or a ring. */
export function indexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Closed star or toothed wheel: `points` tips at `outer`, valleys at `inner`, first tip turned by `turn` degrees. */
export function starPath(star: { points: number; outer: number; inner: number; turn?: number }): string {
  const step = 180 / star.points;
  const corners = indexes(star.points * 2).map((index) =>
    polar(index % 2 === 0 ? star.outer : star.inner, (star.turn ?? 0) + index * step),
  );
  return `M${corners.join(' ')}z`;
}

/** Circle as a path, so that several of one colour need one element. */
export function circlePath(centreX: number, centreY: number, radius: number): string {
  const r = formatCoordinate(radius);
  return `M${formatCoordinate(centreX - radius)} ${formatCoordinate(centreY)}a${r} ${r} 0 1 0 ${formatCoordinate(radius * 2)} 0a${r} ${r} 0 1 0-${formatCoordinate(radius * 2)} 0z`;
}

/** Dots of one size: a line of no length with a round end each, in one path. */
export function dotsPath(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');
}

/** Four-point sparkle. */
export function sparklePath({ x, y, radius }: { x: number; y: number; radius: number }): string {
  const r = Math.round(radius);
  return `M${Math.round(x)} ${Math.round(y) - r}q0 ${r} ${r} ${r}q-${r} 0-${r} ${r}q0-${r}-${r}-${r}q${r} 0 ${r}-${r}z`;
}
