import { input, select } from '../../control-page/client/dom.ts';
import { request, readProperty } from '../../control-page/client/server.ts';

export type PreparedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
};

const tokenStorageKey = (persona: string) => `sandbox-token-${persona}`;

/** The tab's token of a persona; without one the persona is signed in. */
async function tokenOf(persona: string): Promise<string> {
  const kept = sessionStorage.getItem(tokenStorageKey(persona));
  if (kept !== null) return kept;
  const token = String(readProperty(await request('POST', '/sandbox/sign-in', { persona }), 'accessToken'));
  sessionStorage.setItem(tokenStorageKey(persona), token);
  return token;
}

/** Forgets a token that no longer stands for a session. */
export function forgetToken(persona: string): void {
  sessionStorage.removeItem(tokenStorageKey(persona));
}

function pathOf(form: HTMLFormElement): string {
  let path = form.dataset['path'] ?? '';
  const query = new URLSearchParams();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-in]')) {
    const { in: place, name = '' } = field.dataset;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(field.value));
    if (place === 'query' && field.value !== '') query.set(name, field.value);
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

function bodyOf(form: HTMLFormElement): string | FormData | undefined {
  const text = form.querySelector<HTMLTextAreaElement>('#try-body');
  if (text) return text.value;
  const file = form.querySelector<HTMLInputElement>('#try-file')?.files?.[0];
  if (!file) return undefined;
  const sent = new FormData();
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-in="form"]')) {
    sent.set(field.dataset['name'] ?? '', field.value);
  }
  sent.set('file', file);
  return sent;
}

/** What the form asks, ready to be sent. */
export async function prepareRequest(form: HTMLFormElement): Promise<PreparedRequest> {
  const persona = select('try-persona').value;
  const body = bodyOf(form);
  const key = form.querySelector('#try-key') ? input('try-key').value : '';
  return {
    method: form.dataset['method'] ?? 'GET',
    path: pathOf(form),
    headers: {
      'X-System-Token': select('try-brand').value,
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...(key === '' ? {} : { 'Idempotency-Key': key }),
      ...(persona === '' ? {} : { Authorization: `Bearer ${await tokenOf(persona)}` }),
    },
    body,
  };
}

/** The same for a terminal. */
export function toCurl({ method, path, headers, body }: PreparedRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const file = body instanceof FormData ? ["-F 'labelId=identity'", "-F 'file=@document.pdf'"] : [];
  return [
    `curl -X ${method} ${quoted(`${location.origin}${path}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(typeof body === 'string' ? [`--data ${quoted(body)}`] : file),
  ].join(' \\\n  ');
}
