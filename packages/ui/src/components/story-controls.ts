/** The control of a prop whose type is `keyof typeof table`: a choice of the table's names, so that none is copied. */
export function choiceOf(table: Readonly<Record<string, unknown>>): {
  control: { type: 'select' };
  options: readonly string[];
} {
  return { control: { type: 'select' }, options: Object.keys(table) };
}
