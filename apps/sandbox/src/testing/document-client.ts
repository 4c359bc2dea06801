import * as v from 'valibot';
import type { TestSandbox } from './test-sandbox.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const rowsSchema = v.array(v.object({ id: v.string() }));

/** A picture of so many bytes: what follows its signature nobody looks at. */
export function createPng(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(7);
  bytes.set(SIGNATURE);
  return bytes;
}

/** What a player and a reviewer do with documents. */
export function createDocumentClient({ url, requestData }: Pick<TestSandbox, 'url' | 'requestData'>) {
  return {
    upload: async (token: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
      const form = new FormData();
      form.set('labelId', 'identity');
      form.set('file', new Blob([bytes]), 'passport.png');
      const headers = { authorization: `Bearer ${token}` };
      const sent = await fetch(`${url}/api/user/upload-document`, { method: 'POST', headers, body: form });
      await sent.arrayBuffer();
      return sent.status;
    },
    ids: async (token: string): Promise<string[]> => {
      const { documents } = await requestData('GET', '/api/user/get-documents', { token });
      return v.parse(rowsSchema, documents).map(({ id }) => id);
    },
    file: async (id: string | undefined): Promise<Uint8Array | null> => {
      const sent = await fetch(`${url}/sandbox/documents/${id}/file`);
      const bytes = new Uint8Array(await sent.arrayBuffer());
      return sent.ok ? bytes : null;
    },
  };
}
