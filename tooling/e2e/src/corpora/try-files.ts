import { FILES } from '@baize/domain/corpora/files';
import { hasUploadExtension, UPLOAD_HEAD_BYTES } from '@baize/domain/uploads';
import type { Locator } from '@playwright/test';

interface FileEntry {
  name: string;
  size: number;
  head: number[];
  /** What is said of it; null once it is taken. */
  message: string | null;
}

/** What is said besides where the name is right and the file is not. */
const DAMAGED = 'This file is damaged, or another kind than its name says. Save it again, or take a photo.';

/** What is said of one that is right by its name and has nothing in it. */
const EMPTY = 'This file is empty. Choose another one, or take a photo.';

const WORDS = {
  ok: null,
  type: 'Only jpg, pdf, png accepted',
  size: 'File size must be less than 25MB',
} as const;

/**
 * The files of the corpus that a browser can hand over: of a whole number of bytes, their beginning among them. One that is
 * nothing but its beginning passes the form, and the platform finds nothing behind it.
 */
export const FILE_ENTRIES: readonly FileEntry[] = FILES.flatMap(({ file: { name, size, head }, verdict }) => {
  if (!Number.isInteger(size) || size < head.length) return [];
  const final = verdict === 'ok' && size <= UPLOAD_HEAD_BYTES ? 'type' : verdict;
  return [{ name, size, head: Array.from(head), message: messageFor(final, { name, size }) }];
});

function messageFor(
  verdict: keyof typeof WORDS,
  { name, size }: { name: string; size: number },
): string | null {
  if (verdict !== 'type' || !hasUploadExtension(name)) return WORDS[verdict];
  return size === 0 ? EMPTY : WORDS.type + DAMAGED;
}

/** Chooses every file of the corpus in one part of the verification page; answers what differs from the corpus. */
export async function tryFiles(part: Locator): Promise<string[]> {
  return part.evaluate(chooseAll, JSON.stringify(FILE_ENTRIES));
}

/** Runs in the page. */
async function chooseAll(part: HTMLElement | SVGElement, json: string): Promise<string[]> {
  const entries = JSON.parse(json) as FileEntry[];
  const input = part.querySelector('input');
  if (!input) throw new Error('A part has a box for files.');
  const filler = new Blob([new Uint8Array(1024 * 1024)]);
  const refusal = () => part.querySelector('[role=alert]');
  const sent = () => part.querySelector('[role=status] bdi');
  const waitWhile = async (isSame: () => boolean) => {
    const end = performance.now() + 20_000;
    while (isSame() && performance.now() < end) await new Promise(requestAnimationFrame);
  };
  const wrong: string[] = [];
  for (const { name, size, head, message } of entries) {
    const rest = size - head.length;
    const megabytes = Math.floor(rest / filler.size);
    const bytes = [
      new Uint8Array(head),
      ...Array.from({ length: megabytes }, () => filler),
      new Uint8Array(rest - megabytes * filler.size),
    ];
    const files = new DataTransfer();
    files.items.add(new File(bytes, name));
    const before = sent();
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await waitWhile(() => refusal() === null && sent() === before);
    const said = refusal()?.textContent ?? (sent() === before ? '' : 'sent');
    const isTold = said === (message === null ? 'sent' : `${name}: ${message}`);
    // A refused one stands there until it is taken away.
    refusal()?.closest('li')?.querySelector<HTMLButtonElement>('button:last-of-type')?.click();
    await waitWhile(() => refusal() !== null);
    if (!isTold)
      wrong.push(`${JSON.stringify(name)} of ${size}: says ${JSON.stringify(said)} instead of ${message}`);
  }
  return wrong;
}
