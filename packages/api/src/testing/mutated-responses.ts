import * as fc from 'fast-check';

type Path = readonly (string | number)[];

const DEEP = Array.from({ length: 2_000 }).reduce<unknown>((inner) => ({ a: [inner] }), null);

const replacement: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    true,
    false,
    [],
    {},
    '12',
    'toString',
    '__proto__',
    Number.MAX_VALUE,
    DEEP,
  ),
  fc.constant('x'.repeat(100_000)),
  fc.constant(Array.from({ length: 2_000 }, () => ({}))),
  fc.jsonValue(),
);

/** A sound answer with something broken in it: a part gone, another type, too much, too deep, or cut off; as text. */
export function mutatedResponse(answer: unknown): fc.Arbitrary<string> {
  const paths = pathsOf(answer);
  const dropped = fc.constantFrom(...paths).map((path) => JSON.stringify(changed(answer, path, undefined)));
  const replaced = fc
    .tuple(fc.uniqueArray(fc.constantFrom(...paths), { minLength: 1, maxLength: 3 }), replacement)
    .map(([places, value]) =>
      JSON.stringify(places.reduce((whole, path) => changed(whole, path, value), answer)),
    );
  const whole = JSON.stringify(answer);
  const cut = fc.nat(whole.length - 1).map((end) => whole.slice(0, end));
  const infinite = fc.constant(whole.replaceAll(/:-?\d+(\.\d+)?/g, ':1e999'));
  return fc.oneof(
    { weight: 3, arbitrary: dropped },
    { weight: 6, arbitrary: replaced },
    cut,
    infinite,
    fc.string(),
  );
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function changed(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next === undefined ? null : next;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] =>
    name === String(key) ? [name, rest.length === 0 ? next : changed(part, rest, next)] : [name, part],
  );
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
