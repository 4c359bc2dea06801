import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { applyChange } from './apply-change.ts';
import { askMissing } from './ask-missing.ts';
import { createFeatureEdits } from './feature-edits.ts';
import { createFeatureFiles, featureFolder } from './feature-files.ts';
import { checkFeature, readFeature, type FeatureSurroundings } from './feature-request.ts';
import { ROOT, runTool } from './root.ts';

const QUESTIONS = {
  name: 'Name of the package (quests)',
  page: 'Path of its page (/quests)',
  title: 'Title of the page (Quests)',
};

/** `pnpm new feature`: writes a feature package with one page; answers the reasons why it could not. */
export async function makeFeature(args: readonly string[]): Promise<readonly string[]> {
  const there = await readSurroundings(ROOT);
  const titles = there.locales.map((locale): [string, string] => [
    `title-${locale}`,
    `The title in ${nameLanguage(locale)}`,
  ]);
  const answers = await askMissing(readFeature(args, there.locales), {
    ...QUESTIONS,
    ...Object.fromEntries(titles),
  });
  const checked = checkFeature(answers, there);
  if ('problems' in checked) return checked.problems;
  const { name, page } = checked.request;
  const folder = featureFolder(name);
  await applyChange({
    root: ROOT,
    files: createFeatureFiles(checked.request),
    edits: createFeatureEdits(checked.request),
    finish: async () => {
      await checkTitles(name);
      await runTool('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
      await runTool('oxfmt', [folder, 'packages/composition', 'tooling/vite/src/chunk-groups.ts']);
    },
  });
  console.log(
    [
      `${folder} has a page, its stories and its test; every brand serves it at ${page}.`,
      `  pnpm dev                      then ${page} of a brand`,
      `  pnpm --filter @baize/${name} test`,
      '  Nothing leads there yet: packages/shell/src/nav has the links of header, panel and foot,',
      '  packages/domain/src/pages/other-paths.ts what search engines are told of.',
    ].join('\n'),
  );
  return [];
}

/**
 * Holds the titles to the rules of translations. What else the catalogues lack is no matter of a new feature.
 *
 * @throws Error with what is wrong with a title.
 */
async function checkTitles(name: string): Promise<void> {
  try {
    await runTool('node', ['packages/i18n/src/check/cli.ts']);
  } catch (problem) {
    const output = problem instanceof Error ? problem.message : String(problem);
    const own = output.match(new RegExp(`^ +[\\w-]+ ${name}\\.title .*\\n.*$`, 'gm'));
    if (own || !output.includes('to mend')) throw new Error(own?.join('\n') ?? output, { cause: problem });
  }
}

function nameLanguage(locale: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale;
}

/** Reads what a feature's name and page must not take from another. */
export async function readSurroundings(root: string): Promise<FeatureSurroundings> {
  const find = async (patterns: readonly string[]): Promise<string[]> => {
    const files: string[] = [];
    for await (const file of glob(patterns, { cwd: root, exclude: ['**/node_modules/**'] })) files.push(file);
    return files;
  };
  const read = async (...patterns: string[]): Promise<string[]> =>
    Promise.all((await find(patterns)).map((file) => readFile(join(root, file), 'utf8')));
  const findAll = (texts: readonly string[], pattern: RegExp): string[] =>
    texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, found]) => found ?? ''));
  const catalogues = await find(['packages/i18n/locales/*.po']);
  const manifests = await read('{apps,packages,packages/features,tooling}/*/package.json');
  const maps = await read('packages/composition/src/route-map.ts', 'apps/*/app/route-map.ts');
  return {
    locales: catalogues
      .map((file) => basename(file, '.po'))
      .filter((locale) => locale !== 'en')
      .toSorted(),
    packages: findAll(manifests, /^ {2}"name": "@baize\/([^"]+)"/gm),
    paths: findAll(maps, /^ +'(\/[^']*|\*)':/gm),
    chunkGroups: findAll(await read('tooling/vite/src/chunk-groups.ts'), /\bname: '([^']+)'/g),
    messages: findAll(await read('packages/i18n/locales/en.po'), /^msgid "(.+)"$/gm),
    stories: findAll(
      await read('packages/features/*/src/**/*.stories.tsx'),
      /^ {2}title: '(Screens\/[^']+)'/gm,
    ).map((title) => title.toLowerCase()),
  };
}
