import { ApiFailure } from '@baize/api/failure';
import { documentsQuery, uploadDocumentMutation } from '@baize/api/queries/documents';
import { checkUpload, UPLOAD_HEAD_BYTES, UPLOAD_MESSAGES } from '@baize/domain/uploads';
import { useApi } from '@baize/shell/player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** How far a file is on its way; `problem` is a message id of the rules or words of the platform. */
export type UploadState =
  | { kind: 'none' }
  | { kind: 'sending'; file: File; sent: number; total: number }
  | { kind: 'wrong'; file: File; problem: string }
  | { kind: 'failed'; file: File }
  | { kind: 'done' };

/** Sends one file after its content was looked at; it can be called off, and sent again when it did not arrive (PRF-07). */
export function useUpload(labelId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const send = useMutation(uploadDocumentMutation(api));
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const start = async (file: File) => {
    leaving.current?.abort();
    const stop = new AbortController();
    leaving.current = stop;
    const tell = (next: UploadState) => {
      if (!stop.signal.aborted) setState(next);
    };
    setState({ kind: 'sending', file, sent: 0, total: file.size });
    const verdict = await checkFile(file);
    if (verdict !== 'ok') return tell({ kind: 'wrong', file, problem: UPLOAD_MESSAGES[verdict] });
    try {
      await send.mutateAsync({
        labelId,
        file,
        signal: stop.signal,
        onProgress: ({ sent, total }) => tell({ kind: 'sending', file, sent, total }),
      });
      tell({ kind: 'done' });
    } catch (problem) {
      const said = problem instanceof ApiFailure ? problem.fieldErrors['file'] : undefined;
      tell(said === undefined ? { kind: 'failed', file } : { kind: 'wrong', file, problem: said });
      // The answer may have been lost after the file had arrived.
      void cache.invalidateQueries({ queryKey: documentsQuery(api).queryKey });
    }
  };
  const cancel = () => {
    leaving.current?.abort();
    setState({ kind: 'none' });
  };
  return { state, start, cancel };
}

async function checkFile(file: File) {
  try {
    const head = new Uint8Array(await file.slice(0, UPLOAD_HEAD_BYTES).arrayBuffer());
    return checkUpload({ name: file.name, size: file.size, head });
  } catch {
    // A file that the device cannot read is none of ours.
    return 'type';
  }
}
