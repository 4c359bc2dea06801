/** What an answer holds under a name; undefined where it is no object. */
export function readProperty(said: unknown, part: string): unknown {
  return typeof said === 'object' && said !== null ? Reflect.get(said, part) : undefined;
}

/** A refusal in the words it came with; `fields` says what is wrong with which part of what was asked. */
export class RequestRefused extends Error {
  readonly fields: Readonly<Record<string, string>>;
  constructor(message: string, fields: Readonly<Record<string, string>>) {
    super(message);
    this.fields = fields;
  }
}

const FIELD_MESSAGES: Readonly<Record<string, string>> = {
  'form.validation.invalid.required': 'This is missing.',
  'form.validation.invalid.format': 'This is not of the right form.',
};

function fieldsOf(errors: unknown): Record<string, string> {
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([name, id]) => [name, FIELD_MESSAGES[String(id)] ?? String(id)]),
  );
}

const NO_RESPONSE =
  'the sandbox did not answer. Check that it runs and that you are online, and look at how things stand before you try again.';

/** Asks the sandbox; a refusal is thrown. */
export async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(NO_RESPONSE);
  });
  const said: unknown = await answer.json();
  if (answer.ok) return said;
  const message = readProperty(said, 'message');
  throw new RequestRefused(
    typeof message === 'string' ? message : `The sandbox answered ${answer.status}`,
    fieldsOf(readProperty(said, 'errors')),
  );
}
