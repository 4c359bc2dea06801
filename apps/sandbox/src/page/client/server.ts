/** What an answer holds under a name; undefined where it is no object. */
export function partOf(said: unknown, part: string): unknown {
  return typeof said === 'object' && said !== null ? Reflect.get(said, part) : undefined;
}

/** Asks the sandbox; a refusal is thrown in the words it came with. */
export async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const said: unknown = await answer.json();
  if (answer.ok) return said;
  const message = partOf(said, 'message');
  const errors = partOf(said, 'errors');
  const fields = errors === undefined ? '' : ` ${JSON.stringify(errors)}`;
  throw new Error(`${answer.status} ${typeof message === 'string' ? message : ''}${fields}`);
}
