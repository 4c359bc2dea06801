/**
 * A straight gradient from the origin. `axis` holds the other end's attributes; stops are written
 * "offset colour opacity", the opacity only where it is not 1.
 */
export function linearGradient(id: string, axis: string, stops: readonly string[]): string {
  const inner = stops.map((stop) => {
    const [offset, colour, opacity] = stop.split(' ');
    return `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
  });
  return `<linearGradient id="${id}" x1="0" ${axis}>${inner.join('')}</linearGradient>`;
}
