/** What a form's rules say, by field, as the form's library wants it. */
export function fieldErrors(problems: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(problems).map(([name, message]) => [name, { type: 'rule', message }]),
  );
}
