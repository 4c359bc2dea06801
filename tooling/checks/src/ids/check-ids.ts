import type { Outcome, Violation } from '../violation.ts';
import { parseSource } from '../workspace/source.ts';
import { isLoose, isSource, type Workspace } from '../workspace/workspace.ts';
import { findMessages, type Message } from './find-messages.ts';

const WITH_WORDS = new Set(['i18n', 'shell', 'feature', 'brand']);
/** Dotted by place: `rakeback.claim.title`. */
const ID = /^[a-z][\w-]*(?:\.[\w-]+)+$/;

interface Placed extends Message {
  file: string;
}

/**
 * Every message has an explicit id, dotted by place, and one id has one wording. An id that a macro
 * makes up from the text would change with the text, and the platform's own words for it would be lost.
 *
 * @throws Error when not one message was found.
 */
export async function checkIds(workspace: Workspace): Promise<Outcome> {
  const messages: Placed[] = [];
  for (const owner of workspace.packages.filter(({ room }) => WITH_WORDS.has(room))) {
    for (const file of owner.files.filter((one) => isSource(one) && !isLoose(one))) {
      const text = await workspace.read(file);
      messages.push(...findMessages(parseSource(file, text), text).map((one) => ({ ...one, file })));
    }
  }
  if (messages.length === 0) throw new Error('ids: not one message was found, so nothing was checked.');
  return {
    check: 'ids',
    looked: `${messages.length} messages`,
    violations: [
      ...messages.flatMap(checkId),
      ...checkWordings(messages),
      ...checkLater(messages, await readLater(workspace)),
    ],
  };
}

const LATER = 'packages/i18n/src/later.json';

/** Which words come after the first view, by the beginnings of ids, and the code that waits for them. */
interface Later {
  later: readonly string[];
  first: readonly string[];
  waits: readonly string[];
}

async function readLater(workspace: Workspace): Promise<Later> {
  const owner = workspace.packages.find(({ files }) => files.includes(LATER));
  const read: unknown = owner ? JSON.parse(await workspace.read(LATER)) : {};
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
function checkLater(messages: readonly Placed[], { later, first, waits }: Later): Violation[] {
  const begins = (text: string, beginnings: readonly string[]) =>
    beginnings.some((one) => text.startsWith(one));
  return messages
    .filter(({ id, file }) => id !== null && begins(id, later) && !begins(id, first) && !begins(file, waits))
    .map(({ id, file, line }) => ({
      file,
      line,
      found: `"${id}" comes after the first view, and this code does not wait for it`,
      mend: `give it another beginning, or name the code in ${LATER} once it is loaded by withLaterWords or after laterWords`,
    }));
}

function checkId({ id, file, line, words }: Placed): Violation[] {
  if (id === null)
    return [
      {
        file,
        line,
        found: `a message without an explicit id: ${words.slice(0, 60)}`,
        mend: "write t({ id: 'place.words', message: '…' }) or <Trans id=\"place.words\">, the id as a plain text",
      },
    ];
  if (ID.test(id)) return [];
  return [{ file, line, found: `the id "${id}"`, mend: 'dot it by place: `rakeback.claim.title`' }];
}

function checkWordings(messages: readonly Placed[]): Violation[] {
  const first = new Map<string, Placed>();
  return messages.flatMap((one) => {
    if (one.id === null || one.words === '') return [];
    const earlier = first.get(one.id);
    if (!earlier) first.set(one.id, one);
    if (!earlier || earlier.words === one.words) return [];
    return [
      {
        file: one.file,
        line: one.line,
        found: `"${one.id}" is worded otherwise in ${earlier.file}:${earlier.line}`,
        mend: 'give the second wording an id of its own, or word both alike',
      },
    ];
  });
}
