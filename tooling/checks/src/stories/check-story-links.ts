import type { Violation } from '../violation.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { StoryFile } from './read-stories.ts';

const LINK = /\?path=\/(?:story|docs)\/([\w-]+)/g;
const PAGE_TITLE = /<Meta\s+title="([^"]+)"/;

/** Every link of a page of docs leads to a story, or to the docs of one: titles change, and links do not follow. */
export async function checkStoryLinks(
  { packages, read }: Pick<Workspace, 'packages' | 'read'>,
  stories: readonly StoryFile[],
): Promise<Violation[]> {
  const files = packages.flatMap((one) => one.files).filter((file) => file.endsWith('.mdx'));
  const pages = await Promise.all(files.map(async (file) => ({ file, text: await read(file) })));
  const ids = new Set([
    ...stories.flatMap(getStoryIds),
    ...pages.flatMap(({ text }) => {
      const title = PAGE_TITLE.exec(text)?.[1];
      return title === undefined ? [] : [`${toIdPart(title)}--docs`];
    }),
  ]);
  return pages.flatMap(({ file, text }) =>
    text.split('\n').flatMap((words, index) =>
      [...words.matchAll(LINK)]
        .flatMap(([, id]) => (id === undefined || ids.has(id) ? [] : [id]))
        .map((id) => ({
          file,
          line: index + 1,
          found: `no story has the address ${id}`,
          fix: 'link to the story’s address as Storybook shows it',
        })),
    ),
  );
}

/** The addresses of a file of stories, as Storybook makes them of its title and of each export's name. */
function getStoryIds({ title, stories }: StoryFile): string[] {
  if (title === null) return [];
  const parent = toIdPart(title);
  return [`${parent}--docs`, ...[...stories.keys()].map((name) => `${parent}--${toIdPart(toWords(name))}`)];
}

function toWords(exportName: string): string {
  return exportName
    .replaceAll(/([^\n])([A-Z])([a-z])/g, '$1 $2$3')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([a-z])(\d)/gi, '$1 $2')
    .replaceAll(/(\d)([a-z])/gi, '$1 $2');
}

function toIdPart(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
