import { parseArgs } from 'node:util';

/**
 * Reads a command line such as `component rating --use 'for …'`: the words without a dash by the names they are given,
 * behind the first, which says what is made; and each option as a text.
 *
 * @throws Error for an option there is not, and for a word too many.
 */
export function readCommand(
  args: readonly string[],
  { words, options }: { words: readonly string[]; options: readonly string[] },
): Record<string, string | undefined> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' } as const])),
  });
  const [, ...said] = positionals;
  const rest = said.slice(words.length);
  if (rest.length > 0) throw new Error(`"${rest.join(' ')}" is too much. Put what has spaces in quotes.`);
  return { ...Object.fromEntries(words.map((word, at) => [word, said[at]])), ...values };
}
