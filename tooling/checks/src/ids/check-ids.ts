import type { CheckResult, Violation } from '../violation.ts';
import { parseSource } from '../workspace/source.ts';
import { isLooselyChecked, isSource, type Workspace } from '../workspace/workspace.ts';
import { findMessages, type FoundMessage } from './find-messages.ts';

const LAYERS_WITH_MESSAGES = new Set([
  'i18n',
  'page',
  'forms',
  'links',
  'player',
  'wallet',
  'shell',
  'feature',
  'brand',
]);
/** Dotted by place: `rakeback.claim.title`. */
const ID = /^[a-z][\w-]*(?:\.[\w-]+)+$/;

interface PlacedMessage extends FoundMessage {
  file: string;
}

/**
 * Every message has an explicit id, dotted by place, and one id has one wording. An id that a macro
 * makes up from the text would change with the text, and the platform's own words for it would be lost.
 *
 * @throws Error when not one message was found.
 */
export async function checkIds(workspace: Workspace): Promise<CheckResult> {
  const messages: PlacedMessage[] = [];
  for (const owner of workspace.packages.filter(({ layer }) => LAYERS_WITH_MESSAGES.has(layer))) {
    for (const file of owner.files.filter((one) => isSource(one) && !isLooselyChecked(one))) {
      const text = await workspace.read(file);
      messages.push(...findMessages(parseSource(file, text), text).map((one) => ({ ...one, file })));
    }
  }
  if (messages.length === 0) throw new Error('ids: not one message was found, so nothing was checked.');
  return {
    check: 'ids',
    examined: `${messages.length} messages`,
    violations: [
      ...messages.flatMap(checkId),
      ...checkDuplicateIds(messages),
      ...checkDeferredIds(messages, await readDeferredIds(workspace)),
    ],
  };
}

const DEFERRED_IDS_FILE = 'packages/i18n/src/later.json';

/** Which words come after the first view, by the beginnings of ids, and the code that waits for them. */
interface DeferredIds {
  later: readonly string[];
  first: readonly string[];
  waits: readonly string[];
}

async function readDeferredIds(workspace: Workspace): Promise<DeferredIds> {
  const owner = workspace.packages.find(({ files }) => files.includes(DEFERRED_IDS_FILE));
  const read: unknown = owner ? JSON.parse(await workspace.read(DEFERRED_IDS_FILE)) : {};
  const list = (name: string): string[] => {
    const value: unknown =
      typeof read === 'object' && read !== null
        ? Object.entries(read).find(([key]) => key === name)?.[1]
        : [];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  };
  return { later: list('later'), first: list('first'), waits: list('waits') };
}

/** Words that come later are said by code that waits for them, and by no other: it would show their ids. */
function checkDeferredIds(
  messages: readonly PlacedMessage[],
  { later, first, waits }: DeferredIds,
): Violation[] {
  const begins = (text: string, beginnings: readonly string[]) =>
    beginnings.some((one) => text.startsWith(one));
  return messages
    .filter(({ id, file }) => id !== null && begins(id, later) && !begins(id, first) && !begins(file, waits))
    .map(({ id, file, line }) => ({
      file,
      line,
      found: `"${id}" comes after the first view, and this code does not wait for it`,
      fix: `give it another beginning, or name the code in ${DEFERRED_IDS_FILE} once it is loaded by withDeferredMessages or after loadDeferredMessages`,
    }));
}

function checkId({ id, file, line, text: words }: PlacedMessage): Violation[] {
  if (id === null)
    return [
      {
        file,
        line,
        found: `a message without an explicit id: ${words.slice(0, 60)}`,
        fix: "write t({ id: 'place.words', message: '…' }) or <Trans id=\"place.words\">, the id as a plain text",
      },
    ];
  if (ID.test(id)) return [];
  return [{ file, line, found: `the id "${id}"`, fix: 'dot it by place: `rakeback.claim.title`' }];
}

function checkDuplicateIds(messages: readonly PlacedMessage[]): Violation[] {
  const first = new Map<string, PlacedMessage>();
  return messages.flatMap((one) => {
    if (one.id === null || one.text === '') return [];
    const earlier = first.get(one.id);
    if (!earlier) first.set(one.id, one);
    if (!earlier || earlier.text === one.text) return [];
    return [
      {
        file: one.file,
        line: one.line,
        found: `"${one.id}" is worded otherwise in ${earlier.file}:${earlier.line}`,
        fix: 'give the second wording an id of its own, or word both alike',
      },
    ];
  });
}
