/** A story as Storybook's `index.json` lists it. */
export interface Screen {
  id: string;
  /** Without the shelf: `Casino`. */
  title: string;
  name: string;
}

const SHELF = 'Screens/';

/**
 * Returns the stories of whole screens, by title and name.
 *
 * @throws Error for an index that is none.
 */
export function listScreens(index: unknown, only = ''): Screen[] {
  if (!isRecord(index) || !isRecord(index['entries']))
    throw new Error('index.json lists no entries: is this a Storybook?');
  return Object.values(index['entries'])
    .flatMap((entry): Screen[] => {
      if (!isRecord(entry) || entry['type'] !== 'story') return [];
      const { id, title, name } = entry;
      if (typeof id !== 'string' || typeof title !== 'string' || typeof name !== 'string') return [];
      return title.startsWith(SHELF) && id.includes(only)
        ? [{ id, title: title.slice(SHELF.length), name }]
        : [];
    })
    .toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
