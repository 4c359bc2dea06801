/** One broken rule: where, what was found, and the command or line that mends it. */
export interface Violation {
  file: string;
  /** 1 when the rule is about the whole file. */
  line: number;
  found: string;
  mend: string;
}

/** What a check looked at and what it found; nothing looked at is a failure too. */
export interface Outcome {
  check: string;
  /** How much was looked at, in words: `312 files`. */
  looked: string;
  violations: Violation[];
}

export function describe({ check, looked, violations }: Outcome): string {
  const lines = violations.map(
    ({ file, line, found, mend }) => `  ${file}:${line}  ${found}\n      mend: ${mend}`,
  );
  const verdict = violations.length === 0 ? 'fine' : `${violations.length} to mend`;
  return [...lines, `${check}: ${looked}, ${verdict}`].join('\n');
}
