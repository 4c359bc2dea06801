import { findNameFaults, toWords } from './names.ts';
import { readCommand } from './read-command.ts';

/** A feature package with one page. */
export interface FeatureRequest {
  name: string;
  /** The page's path, without language. */
  page: string;
  /** The page's title in English. */
  title: string;
  /** The title in the other complete languages, by their codes. */
  titles: Readonly<Record<string, string>>;
}

/** What a person wrote, unchecked; the title of a language is `title-de`. */
export type FeatureAnswers = Partial<Record<string, string | undefined>>;

/** What is there already. */
export interface FeatureSurroundings {
  /** Languages whose texts are complete, without English. */
  locales: readonly string[];
  /** Names of packages, without scope. */
  packages: readonly string[];
  /** Paths of pages; `:name` and `*` stand for any part. */
  paths: readonly string[];
  /** Names of the files that code is cut into. */
  chunkGroups: readonly string[];
  /** Ids of messages. */
  messages: readonly string[];
  /** Titles in Storybook, in small letters. */
  stories: readonly string[];
}

export const FEATURE_USAGE =
  "pnpm new feature <name> --page /quests --title 'Quests' --title-de 'Aufgaben' --title-tr … --title-ar …";

/**
 * Reads a command line: `feature quests --page /quests --title Quests --title-de Aufgaben …`.
 *
 * @throws Error for an option there is not.
 */
export function readFeature(args: readonly string[], locales: readonly string[]): FeatureAnswers {
  const titles = locales.map((locale) => `title-${locale}`);
  return readCommand(args, { words: ['name'], options: ['page', 'title', ...titles] });
}

/** Checks what a person wrote; answers the request, or every reason why it is none. */
export function checkFeature(
  answers: FeatureAnswers,
  there: FeatureSurroundings,
): { request: FeatureRequest } | { problems: string[] } {
  const { name = '', page = '', title = '' } = answers;
  const titles = Object.fromEntries(
    there.locales.map((locale) => [locale, answers[`title-${locale}`] ?? '']),
  );
  const problems = [
    ...findNameProblems(name, there),
    ...findPageProblems(page, there),
    ...findTitleProblems({ key: 'title', title }),
    ...Object.entries(titles).flatMap(([locale, text]) =>
      findTitleProblems({ key: `title-${locale}`, title: text, english: title }),
    ),
  ];
  return problems.length > 0 ? { problems } : { request: { name, page, title, titles } };
}

function findNameProblems(name: string, there: FeatureSurroundings): string[] {
  const faults = findNameFaults(name);
  if (faults.length > 0) return faults;
  const problems: string[] = [];
  if (there.packages.includes(name)) problems.push(`name "${name}": @baize/${name} is there already`);
  if (there.chunkGroups.includes(name))
    problems.push(`name "${name}": tooling/vite/src/chunk-groups.ts calls another file so`);
  if (there.messages.some((id) => id.startsWith(`${name}.`)))
    problems.push(`name "${name}": messages of something else begin with ${name}.`);
  if (there.stories.includes(`screens/${toWords(name).toLowerCase()}`))
    problems.push(`name "${name}": Storybook has a screen of this name`);
  return problems;
}

const PATH = /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;

/** First parts of paths that are no page's: a language, the design variant, or what the host serves itself. */
const NO_PAGE =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?|api|assets|catalogues|default-assets|design|handover|healthz|readyz)(?:\/|$)/;

function findPageProblems(page: string, { paths }: FeatureSurroundings): string[] {
  if (!PATH.test(page))
    return [`page "${page}": write --page as a path of small letters, digits and hyphens: /quests`];
  if (NO_PAGE.test(page)) return [`page "${page}": no page can be below its first part`];
  const taken = paths.find((path) => matchesPath(path, page));
  return taken === undefined ? [] : [`page "${page}": the route map has ${taken}`];
}

function matchesPath(path: string, page: string): boolean {
  if (path === '*') return false;
  const parts = path.split('/');
  const own = page.split('/');
  return (
    parts.length === own.length && parts.every((part, index) => part.startsWith(':') || part === own[index])
  );
}

/** Nothing that a message or a string of code would read as more than a letter. */
const TITLE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ,.:;!?؟،’&–-]{0,59}$/u;

function findTitleProblems(text: { key: string; title: string; english?: string }): string[] {
  const { key, title, english } = text;
  if (!TITLE.test(title))
    return [
      `${key} "${title}": write --${key} as 1 to 60 letters, digits, spaces and marks, beginning with a letter`,
    ];
  return title === english ? [`${key} "${title}": this is the English title, say it in the language`] : [];
}
