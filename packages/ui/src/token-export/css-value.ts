/** Splits a value where no bracket is open: `0 0 2px rgba(0,0,0,.3),none` at commas, or at spaces. */
export function splitValue(value: string, at: ',' | ' '): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === at && depth === 0) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}

/** Returns the arguments of a function: those of `clamp(38px,4.6vw,62px)`, or null where it is another. */
export function readArguments(value: string, name: string): string[] | null {
  const inner = value.startsWith(`${name}(`) && value.endsWith(')') ? value.slice(name.length + 1, -1) : null;
  return inner === null ? null : splitValue(inner, ',');
}

/** Reads `14px`, `-2px` or `0` as pixels. */
export function readPixels(value: string): number | null {
  const match = /^(-?(?:\d+\.?\d*|\.\d+))px$|^0$/.exec(value);
  return match ? Number(match[1] ?? 0) : null;
}

/** Reads `1.12`, `-.035em` or `62%` as a number, with its unit if it has one. */
export function readNumber(value: string, unit: '' | 'em' | '%' = ''): number | null {
  const match = /^(-?(?:\d+\.?\d*|\.\d+))(em|%)?$/.exec(value);
  if (!match || ((match[2] ?? '') !== unit && value !== '0')) return null;
  return Number(match[1]);
}
