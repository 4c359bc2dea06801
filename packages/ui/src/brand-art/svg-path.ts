/** Writes coordinates as short as SVG allows: at most one decimal, no leading zero, no needless blank. */
export function svgPath(strings: TemplateStringsArray, ...numbers: number[]): string {
  return strings
    .reduce(
      (text, part, index) =>
        text + part + (index < numbers.length ? formatCoordinate(numbers[index] ?? 0) : ''),
      '',
    )
    .replace(/[\s,]+-/g, '-')
    .replace(/\s*([a-zA-Z])\s*/g, '$1');
}

/** One number with at most one decimal. */
function formatCoordinate(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** A dot drawn as a round-capped line of no length: hundreds of them fit in one path. */
export function svgDot(x: number, y: number): string {
  return svgPath`M${x} ${y}h0`;
}
