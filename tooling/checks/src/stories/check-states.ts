import type { Violation } from '../violation.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { findListedNames } from './find-listed-names.ts';
import type { StoryFile } from './read-stories.ts';
import type { StateCatalogue } from './state-catalogues.ts';

export interface Checked {
  count: number;
  violations: Violation[];
}

interface StatesInput {
  workspace: Pick<Workspace, 'packages' | 'read'>;
  stories: readonly StoryFile[];
  catalogues: readonly StateCatalogue[];
}

/** Each state that a list of the domain names has a story of its own: one that names it and no other of the list. */
export async function checkStates({ workspace, stories, catalogues }: StatesInput): Promise<Checked> {
  const files = new Set(workspace.packages.flatMap((one) => one.files));
  const checked = await Promise.all(
    catalogues.map(async (catalogue): Promise<Checked> => {
      const { file, list } = catalogue;
      const names = files.has(file) ? findListedNames({ file, text: await workspace.read(file), list }) : [];
      if (names.length === 0) return { count: 0, violations: [createMissingList(catalogue)] };
      const shown = stories.find((one) => one.file === catalogue.stories);
      const all = names.map(({ name }) => name);
      const violations = names
        .filter(({ name }) => catalogue.without?.[name] === undefined && !hasOwnStory({ shown, name, all }))
        .map(({ name, line }) => ({
          file,
          line,
          found: `no story shows ${name} of ${list}`,
          fix: `in ${catalogue.stories} export a story whose args name '${name}' and no other of the list`,
        }));
      return { count: names.length, violations };
    }),
  );
  return {
    count: checked.reduce((sum, { count }) => sum + count, 0),
    violations: checked.flatMap(({ violations }) => violations),
  };
}

function hasOwnStory({
  shown,
  name,
  all,
}: {
  shown: StoryFile | undefined;
  name: string;
  all: readonly string[];
}): boolean {
  return [...(shown?.stories.values() ?? [])].some(
    (strings) => strings.has(name) && all.filter((other) => strings.has(other)).length === 1,
  );
}

function createMissingList({ file, list }: StateCatalogue): Violation {
  return {
    file,
    line: 1,
    found: `no list ${list} is here, so its states were not checked`,
    fix: 'name its new place in tooling/checks/src/stories/state-catalogues.ts',
  };
}
