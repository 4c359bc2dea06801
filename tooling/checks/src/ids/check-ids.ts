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
    violations: [...messages.flatMap(checkId), ...checkWordings(messages)],
  };
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
