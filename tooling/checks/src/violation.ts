/** One broken rule: where, what was found, and the command or line that mends it. */
export interface Violation {
  file: string;
  /** 1 when the rule is about the whole file. */
  line: number;
  found: string;
  fix: string;
}

/** What a check looked at and what it found; nothing looked at is a failure too. */
export interface CheckResult {
  check: string;
  /** How much was looked at, in words: `312 files`. */
  examined: string;
  violations: Violation[];
}

export function formatResult({ check, examined, violations }: CheckResult): string {
  const lines = violations.map(
    ({ file, line, found, fix }) => `  ${file}:${line}  ${found}\n      mend: ${fix}`,
  );
  const verdict = violations.length === 0 ? 'fine' : `${violations.length} to mend`;
  return [...lines, `${check}: ${examined}, ${verdict}`].join('\n');
}
