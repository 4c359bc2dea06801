import type { RequestOf, Endpoint } from './endpoint.ts';
import type { TransportResponse } from './transport.ts';
import { ApiFailure } from './failure.ts';

/** How long nothing may move, neither up nor down, before an upload counts as lost (HTTP-01). */
const IDLE_MS = 15_000;

/** How much of an upload has left, in bytes of the whole request. */
export type UploadProgress = { sent: number; total: number };

/** A file on its way: what the call asks beside it, and who wants to hear of it or may call it off. */
export type UploadOptions<C extends Endpoint = Endpoint> = {
  request: RequestOf<C>;
  file: File;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
};

type UploadTransportRequest = Omit<UploadOptions, 'request'> & {
  fields: { body?: unknown };
  url: string;
  path: string;
  method: string;
  headers: Readonly<Record<string, string>>;
};

/**
 * Sends one file as multipart and reads the whole answer, or rejects with an ApiFailure `offline` or `timed-out`; when
 * the caller gives up first, with the caller's own reason. The fields go first, so that the platform knows them when
 * the part `file` begins. XMLHttpRequest, because fetch tells nothing of what has left.
 */
export function sendUpload(upload: UploadTransportRequest): Promise<TransportResponse> {
  const { signal, path } = upload;
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const sentAt = Date.now();
    let receivedAt = sentAt;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (end: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      end();
    };
    const fail = (kind: 'offline' | 'timed-out') =>
      settle(() => reject(new ApiFailure({ kind, path, status: request.status })));
    const giveUp = () => {
      settle(() => reject(signal?.reason));
      request.abort();
    };
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail('timed-out');
        request.abort();
      }, IDLE_MS);
    };

    signal?.addEventListener('abort', giveUp, { once: true });
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      upload.onProgress?.({ sent: loaded, total });
    });
    request.addEventListener('readystatechange', () => {
      if (request.readyState === XMLHttpRequest.HEADERS_RECEIVED) receivedAt = Date.now();
    });
    request.addEventListener('progress', moved);
    request.addEventListener('error', () => fail('offline'));
    request.addEventListener('load', () => {
      const { status, responseText: text } = request;
      settle(() => resolve({ status, headers: parseHeaders(request), text, sentAt, receivedAt }));
    });

    request.open(upload.method, upload.url);
    for (const [name, value] of Object.entries(upload.headers)) request.setRequestHeader(name, value);
    moved();
    request.send(toFormData(upload));
  });
}

function toFormData({ fields, file }: UploadTransportRequest): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields.body ?? {})) form.append(name, String(value));
  form.append('file', file, file.name);
  return form;
}

function parseHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
