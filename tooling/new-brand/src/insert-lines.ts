/** Where lines go: before or after what a pattern finds once, or after its last find. */
type Place = { before: RegExp } | { after: RegExp } | { afterLast: RegExp };

/**
 * Inserts text at the place a pattern names; a pattern matches whole lines, their ends included.
 *
 * @throws Error when the place is not there, or there more than once: nothing is guessed.
 */
export function insertLines(text: string, place: Place, lines: string): string {
  const [[kind, pattern] = []] = Object.entries(place);
  if (kind === undefined || pattern === undefined) throw new Error('No place is named.');
  const found = [...text.matchAll(new RegExp(pattern.source, 'gm'))];
  const match = found.at(-1);
  if (!match) throw new Error(`nothing reads as ${pattern.source}, where new lines belong.`);
  if (kind !== 'afterLast' && found.length > 1)
    throw new Error(
      `${found.length} places read as ${pattern.source}, so where new lines belong is not clear.`,
    );
  const at = match.index + (kind === 'before' ? 0 : match[0].length);
  return text.slice(0, at) + lines + text.slice(at);
}

/**
 * Adds a name to the one import from a module, before the first that comes later in the order of letters.
 *
 * @throws Error when nothing is imported from there.
 */
export function addImportedName(text: string, { from, name }: { from: string; name: string }): string {
  const module = from.replaceAll(/[.]/g, '\\.');
  const pattern = new RegExp(`^import \\{([^}]*)\\} from '${module}';$`, 'm');
  const match = pattern.exec(text);
  if (!match) throw new Error(`nothing is imported from ${from} by name.`);
  const names = (match[1] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (names.includes(name)) return text;
  const next = names.findIndex((one) => one > name);
  const all = names.toSpliced(next === -1 ? names.length : next, 0, name);
  return text.replace(pattern, () => `import { ${all.join(', ')} } from '${from}';`);
}

/** Adds a package of the workspace to the dependencies a package.json declares, in the order of letters. */
export function addDependency(packageJson: string, name: string): string {
  const manifest = JSON.parse(packageJson) as { dependencies?: Record<string, string> };
  const entries = Object.entries({ ...manifest.dependencies, [name]: 'workspace:*' });
  const dependencies = Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`;
}

/** Adds a message to a language's file, in the order of ids. */
export function addMessage(catalogue: string, { id, text }: { id: string; text: string }): string {
  const entry = `#. js-lingui-explicit-id\nmsgid "${id}"\nmsgstr "${text}"\n`;
  const [head = '', ...entries] = catalogue.trimEnd().split('\n\n');
  const idOf = (block: string): string => /^msgid "(.+)"$/m.exec(block)?.[1] ?? '';
  if (entries.length === 0 || entries.some((block) => idOf(block) === ''))
    throw new Error('its messages are written in another way now: see insert-lines.ts.');
  const all = [...entries, entry.trimEnd()].toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1));
  return `${[head, ...all].join('\n\n')}\n`;
}
