import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** A file that a page offered to save. */
export interface CaughtFile {
  name: string;
  lines: readonly string[];
}

/** Catches the files that a test downloads; for `beforeEach`, before `vi.restoreAllMocks`. */
export function catchFiles(): {
  /** The first file that was offered, with its text. */
  saved(): Promise<{ name: string; text: string }>;
  download(user: UserEvent): Promise<CaughtFile>;
} {
  const files: { name: string; blob: Blob }[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const address = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob && this.download !== '') files.push({ name: this.download, blob });
  });
  const saved = async () => {
    const { name, blob } = await waitFor(() => {
      const [first] = files;
      if (!first) throw new Error('No file was offered.');
      return first;
    });
    return { name, text: await blob.text() };
  };
  return {
    saved,
    async download(user) {
      await user.click(screen.getByRole('button', { name: 'Download CSV' }));
      const { name, text } = await saved();
      return { name, lines: text.trim().split('\r\n') };
    },
  };
}
