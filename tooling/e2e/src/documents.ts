import { expect, type Locator, type Page } from '@playwright/test';

const PDF_HEAD = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37];
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPG_HEAD = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46];

/** What the beginning of a file says it is. */
export const FILE_HEADS = { pdf: PDF_HEAD, png: PNG_HEAD, jpg: JPG_HEAD } as const;

export interface FileToSend {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A file by its name, the kind its first bytes tell, and its size in bytes. */
export function fileOf(
  name: string,
  { head, size = 2_000 }: { head: keyof typeof FILE_HEADS | null; size?: number },
): FileToSend {
  const buffer = Buffer.alloc(size, 'a');
  if (head !== null) Buffer.from(FILE_HEADS[head]).copy(buffer);
  // A browser names the kind by the ending of the name.
  return { name, mimeType: 'application/octet-stream', buffer };
}

export interface DocumentPart {
  root: Locator;
  send(...files: readonly FileToSend[]): Promise<void>;
  /** Drops files on the box, as from a folder of the desk. */
  drop(...files: readonly FileToSend[]): Promise<void>;
  /** The row of a file on its way. */
  row(name: string): Locator;
  /** What is read out when nothing else is being said. */
  status: Locator;
}

/** The part of the verification page that is about one kind of document. */
export function documentPart(page: Page, name: string): DocumentPart {
  const root = page.getByRole('region', { name });
  return {
    root,
    send: (...files) => root.getByLabel(`File: ${name}`).setInputFiles([...files]),
    drop: async (...files) => {
      const dataTransfer = await page.evaluateHandle(createTransfer, files.map(toText));
      for (const type of ['dragenter', 'dragover', 'drop'])
        await root.locator('[data-drop]').dispatchEvent(type, { dataTransfer });
    },
    row: (file) => root.getByRole('listitem').filter({ hasText: file }),
    status: root.getByRole('status'),
  };
}

const toText = ({ name, buffer }: FileToSend) => ({ name, latin1: buffer.toString('latin1') });

/** Runs in the page: only a text goes there. */
function createTransfer(files: ReturnType<typeof toText>[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const { name, latin1 } of files) {
    const bytes = Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], name));
  }
  return transfer;
}

export const DOCUMENT_NAMES = {
  identity: 'Passport, identity card or driving licence',
  address: 'Proof of address',
  payment: 'Proof of payment method',
  selfie: 'Photo of yourself with your document',
} as const;

/** Lets what this page sends go at so many bytes a second; null for as fast as it can. */
export async function throttleUploads(page: Page, bytesPerSecond: number | null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond ?? -1,
  });
}

/** Waits until about half of the file on its way has left. */
export async function waitForHalf(root: Locator): Promise<void> {
  const bar = root.getByRole('progressbar');
  await expect
    .poll(async () => Number(await bar.getAttribute('aria-valuenow')), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(45);
}
