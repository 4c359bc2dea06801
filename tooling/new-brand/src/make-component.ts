import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyChange } from './apply-change.ts';
import { askMissing } from './ask-missing.ts';
import { addEntry, checkComponent, createComponentFiles, readComponent } from './component-files.ts';
import { ROOT, runTool } from './root.ts';

const QUESTIONS = {
  name: 'Name of the folder (star-rating)',
  use: 'Use it … (for a score from one to five.)',
  avoid: 'Do not use it … (for money.)',
  instead: 'Instead: … (Use Progress for a share.)',
  refuses: 'It refuses … (to say a state by colour alone.)',
};

const PACKAGE = 'packages/ui/package.json';

/** `pnpm new component`: writes a component of `@baize/ui`; answers the reasons why it could not. */
export async function makeComponent(args: readonly string[]): Promise<readonly string[]> {
  const entries = await readFile(join(ROOT, PACKAGE), 'utf8');
  const taken = [...entries.matchAll(/"\.\/([\w-]+)":/g)].map(([, name]) => name ?? '');
  const checked = checkComponent(await askMissing(readComponent(args), QUESTIONS), taken);
  if ('problems' in checked) return checked.problems;
  const { name } = checked.request;
  await applyChange({
    root: ROOT,
    files: createComponentFiles(checked.request),
    edits: [{ path: PACKAGE, edit: (text) => addEntry(text, name) }],
    finish: () => runTool('oxfmt', [`packages/ui/src/components/${name}`]),
  });
  console.log(
    [
      `packages/ui/src/components/${name} has a view, a sheet and stories; others import @baize/ui/${name}.`,
      '  pnpm storybook',
      '  Add a story for each state it can be in.',
    ].join('\n'),
  );
  return [];
}
