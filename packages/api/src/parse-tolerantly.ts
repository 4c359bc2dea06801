import * as v from 'valibot';

type Key = string | number;

/** A place in an answer that was left out, and why. */
type Omission = { kind: 'row-dropped' | 'part-ignored'; where: string; reason: string };

/** The value, with what had to be left out of it; or why there is none. */
export type Parsed<T> =
  | { ok: true; value: T; omitted: readonly Omission[] }
  | { ok: false; where: string; reason: string };

type Cut = Omission & { keys: readonly Key[] };

const MAX_ROUNDS = 12;

/**
 * Parses what came from outside so that one bad part costs no more than itself (HTTP-04): a broken list row is dropped,
 * a broken optional part counts as absent, unknown fields pass; only a broken required part fails the whole.
 */
export function parseTolerantly<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Parsed<v.InferOutput<S>> {
  const omitted: Omission[] = [];
  let current = input;
  for (let round = 0; ; round += 1) {
    const result = v.safeParse(schema, current);
    if (result.success) return { ok: true, value: result.output, omitted };
    const cuts: Cut[] = [];
    for (const issue of result.issues) {
      const cut = round < MAX_ROUNDS ? cutFor(issue, current) : null;
      if (cut === null) return { ok: false, where: v.getDotPath(issue) ?? '', reason: issue.message };
      cuts.push(cut);
    }
    current = without(
      current,
      cuts.map((cut) => cut.keys),
    );
    omitted.push(...cuts.map(({ kind, where, reason }) => ({ kind, where, reason })));
  }
}

function cutFor(issue: v.BaseIssue<unknown>, input: unknown): Cut | null {
  const path = issue.path ?? [];
  const keys = path.map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const row = path.findLastIndex((item) => item.type === 'array');
  const end = row === -1 ? presentLength(input, keys) : row + 1;
  if (end === 0) return null;
  const kept = keys.slice(0, end);
  return {
    kind: row === -1 ? 'part-ignored' : 'row-dropped',
    keys: kept,
    where: kept.join('.'),
    reason: issue.message,
  };
}

/** A part already left out still fails: then what holds it has to go. */
function presentLength(input: unknown, keys: readonly Key[]): number {
  let holder = input;
  for (const [index, key] of keys.entries()) {
    if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, key)) return index;
    holder = Reflect.get(holder, key);
  }
  return keys.length;
}

function without(value: unknown, cuts: readonly (readonly Key[])[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const deeper = new Map<string, (readonly Key[])[]>();
  const gone = new Set<string>();
  for (const [key, ...rest] of cuts) {
    const name = String(key);
    if (rest.length === 0) gone.add(name);
    else deeper.set(name, [...(deeper.get(name) ?? []), rest]);
  }
  const entries = Object.entries(value)
    .filter(([key]) => !gone.has(key))
    .map(([key, part]): [string, unknown] => {
      const inner = deeper.get(key);
      return [key, inner === undefined ? part : without(part, inner)];
    });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
