import { basename } from 'node:path';
import type { CheckResult, Violation } from '../violation.ts';
import { isSource, type Workspace } from '../workspace/workspace.ts';

/** Words that no file and no export is named by, and what says it instead (docs/glossary.md). */
export const REFUSED_TERMS: Readonly<Record<string, string>> = {
  deed: 'action, mutation',
  deeds: 'actions, mutations',
  desk: 'form, controller',
  purse: 'wallet',
  unkept: 'unsaved',
  told: 'reported, notified',
  tells: 'reports, notifies',
  said: 'message, response',
  asks: 'request, requirements',
  asked: 'requested, pending',
  wish: 'intent',
  ways: 'methods, actions',
  stage: 'test harness, viewport',
  voices: 'announcers',
  calm: 'reduced pressure',
  twin: 'duplicate',
  silence: 'suppression',
  silent: 'suppressed',
  friend: 'referral, referred player',
  friends: 'referrals, referred players',
  standing: 'status',
  news: 'notice, update',
  worth: 'value',
};

/** Names of things that a refused word fits, by file and name. */
const ALLOWED: readonly RegExp[] = [
  // A stored table keeps the name its rows were written under.
  /^apps\/sandbox\/src\/database\//,
];

const EXPORT = /^export (?:async )?(?:function|const|type|interface|class) (\w+)/gm;

/**
 * Every file and every export is named by the words of docs/glossary.md: no refused word is part of one.
 *
 * @throws Error when not one source file was found.
 */
export async function checkTerms({
  packages,
  read,
}: Pick<Workspace, 'packages' | 'read'>): Promise<CheckResult> {
  const files = packages.flatMap((one) => one.files).filter(isSource);
  if (files.length === 0) throw new Error('terms: not one source file was found, so nothing was checked.');
  const violations: Violation[] = [];
  for (const file of files) {
    if (ALLOWED.some((pattern) => pattern.test(file))) continue;
    violations.push(...refusedIn(basename(file).replace(/\..*$/, ''), { file, line: 1 }));
    const text = await read(file);
    for (const match of text.matchAll(EXPORT)) {
      const line = text.slice(0, match.index).split('\n').length;
      violations.push(...refusedIn(match[1] ?? '', { file, line }));
    }
  }
  return { check: 'terms', examined: `${files.length} files`, violations };
}

function refusedIn(name: string, at: { file: string; line: number }): Violation[] {
  const words = name.split(/[-_]|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words
    .filter((word) => Object.hasOwn(REFUSED_TERMS, word))
    .map((word) => ({
      ...at,
      found: `${name} is named by "${word}"`,
      fix: `name it by ${REFUSED_TERMS[word]} (docs/glossary.md)`,
    }));
}
