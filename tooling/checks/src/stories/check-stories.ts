import { posix } from 'node:path';
import type { CheckResult, Violation } from '../violation.ts';
import { isTestOrStory, type Workspace } from '../workspace/workspace.ts';
import { checkStates, type Checked } from './check-states.ts';
import { checkStoryLinks } from './check-story-links.ts';
import { findListedNames } from './find-listed-names.ts';
import { findOfferedModals } from './find-offered-modals.ts';
import { readStories, type StoryFile } from './read-stories.ts';
import { STATE_CATALOGUES } from './state-catalogues.ts';

const UI = 'packages/ui';
const COMPONENT = /^(packages\/ui\/src\/components\/[^/]+)\/[^/]+\.tsx$/;
const ROUTE = /^packages\/features\/[^/]+\/src\/routes\/[^/]+\.tsx$/;
const FEATURE = /^packages\/features\/[^/]+\/src\/feature\.ts$/;
const MODALS_FILE = 'packages/domain/src/pages/modals.ts';
/** Where stories find what shows the modals of an address. */
const MODAL_HOST = '@baize/links/modals';

/**
 * Every component of ui, every page, every modal and every state of the domain's catalogues is shown by a story, and each
 * component's docs page says when to use it (BRD-03).
 *
 * @throws Error when there are no components, no pages or no modals: a checker that finds nothing must not pass.
 */
export async function checkStories(
  workspace: Workspace,
  catalogues = STATE_CATALOGUES,
): Promise<CheckResult> {
  const stories = await readStories(workspace);
  const components = checkComponents(workspace, stories);
  const routes = checkRoutes(workspace, stories);
  const modals = await checkModals(workspace, stories);
  const states = await checkStates({ workspace, stories, catalogues });
  for (const [what, { count }] of Object.entries({ components, routes, modals })) {
    if (count === 0) throw new Error(`stories: no ${what} were found, so nothing was checked.`);
  }
  return {
    check: 'stories',
    examined: `${components.count} components, ${routes.count} routes, ${modals.count} modals and ${states.count} states in ${stories.length} files of stories`,
    violations: [
      ...[components, routes, modals, states].flatMap((one) => one.violations),
      ...(await checkStoryLinks(workspace, stories)),
    ],
  };
}

/** The folders of components that other packages can import. */
function checkComponents({ packages }: Workspace, stories: readonly StoryFile[]): Checked {
  const { exports = {} } = packages.find(({ folder }) => folder === UI)?.manifest ?? {};
  const entries = Object.values(exports).filter((entry) => typeof entry === 'string');
  const folders = new Set(entries.flatMap((entry) => COMPONENT.exec(posix.join(UI, entry))?.[1] ?? []));
  const violations = [...folders]
    .filter((folder) => !stories.some(({ file }) => file.startsWith(`${folder}/`)))
    .map((folder) => ({
      file: folder,
      line: 1,
      found: `no story shows ${posix.basename(folder)}`,
      fix: `add ${folder}/${posix.basename(folder)}.stories.tsx with a story for each state`,
    }));
  const documented = stories.filter(({ file }) => folders.has(posix.dirname(file)));
  return { count: folders.size, violations: [...violations, ...documented.flatMap(checkComponentDocs)] };
}

/** What the docs page of a component says: when, when not, what instead, what it refuses. */
const DOCS_FIELDS = ['use', 'avoid', 'instead', 'refuses'];

function checkComponentDocs({ file, docs }: StoryFile): Violation[] {
  const missing = DOCS_FIELDS.filter((field) => !docs.has(field));
  if (missing.length === 0) return [];
  return [
    {
      file,
      line: 1,
      found: `its docs page does not say: ${missing.join(', ')}`,
      fix: 'give its meta `parameters: componentDocs({ use, avoid, instead, refuses })` with a sentence for each',
    },
  ];
}

function checkRoutes({ packages }: Workspace, stories: readonly StoryFile[]): Checked {
  const routes = packages
    .flatMap(({ files }) => files)
    .filter((file) => ROUTE.test(file) && !isTestOrStory(file));
  const violations = routes
    .filter((route) => !stories.some(({ defaults }) => defaults.has(route)))
    .map((route) => ({
      file: route,
      line: 1,
      found: 'no story shows this page',
      fix: `add ${route.replace(/\.tsx$/, '.stories.tsx')}, which renders the route's default export for a visitor and, where it has content for one, a player`,
    }));
  return { count: routes.length, violations };
}

async function checkModals({ packages, read }: Workspace, stories: readonly StoryFile[]): Promise<Checked> {
  const files = packages.flatMap((one) => one.files);
  const names = files.includes(MODALS_FILE)
    ? findListedNames({ file: MODALS_FILE, text: await read(MODALS_FILE), list: 'MODAL_NAMES' })
    : [];
  const features = files.filter((file) => FEATURE.test(file));
  const offers = await Promise.all(
    features.map(async (file) =>
      findOfferedModals(file, await read(file)).map((offer) => ({ ...offer, file })),
    ),
  );
  const violations = names.flatMap(({ name, line }): Violation[] => {
    const offered = offers.flat().filter((offer) => offer.name === name);
    if (offered.length === 0)
      return [
        {
          file: MODALS_FILE,
          line,
          found: `no feature offers the modal ${name}`,
          fix: `give it to a feature's \`modals\` in its feature.ts, or take the name out`,
        },
      ];
    return offered
      .filter(({ file }) => !stories.some((story) => opensModal(story, { name, feature: file })))
      .map(({ file, line: offeredAt }) => ({
        file,
        line: offeredAt,
        found: `no story opens the modal ${name}`,
        fix: `in ${posix.dirname(file)}/modals.stories.tsx show ModalHost with this feature at the address ?modal=${name}`,
      }));
  });
  return { count: names.length, violations };
}

/** Whether a story opens a modal as players do: by its address, in the host of modals, with the feature that offers it. */
function opensModal(
  { modules, modals }: StoryFile,
  { name, feature }: { name: string; feature: string },
): boolean {
  return modals.has(name) && modules.has(feature) && modules.has(MODAL_HOST);
}
