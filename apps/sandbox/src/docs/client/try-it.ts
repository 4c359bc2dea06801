import { byId, element, elementById, input, select } from '../../control-page/client/dom.ts';
import { toCurl, forgetToken, prepareRequest } from './request.ts';

function shownBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function showStatus(status: number, ms: number, headers: Headers): void {
  const kind = status < 300 ? 'good' : status < 500 ? 'warn' : 'bad';
  const said = [`${Math.round(ms)} ms`];
  for (const name of ['Date', 'Retry-After']) {
    const value = headers.get(name);
    if (value !== null) said.push(`${name}: ${value}`);
  }
  if (status === 403) said.push('the token is forgotten: send again to sign in anew');
  elementById('try-status').replaceChildren(
    element('span', `badge ${kind}`, String(status)),
    ` ${said.join(' · ')}`,
  );
}

async function send(form: HTMLFormElement): Promise<void> {
  const answer = elementById('try-answer');
  const started = performance.now();
  try {
    const { method, path, headers, body } = await prepareRequest(form);
    const response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    showStatus(response.status, performance.now() - started, response.headers);
    if (response.status === 403) forgetToken(select('try-persona').value);
    answer.textContent = text === '' ? '(no body)' : shownBody(text);
    answer.hidden = false;
  } catch (error) {
    elementById('try-status').replaceChildren(
      element('span', 'badge bad', 'no answer'),
      ` ${error instanceof Error ? error.message : String(error)}`,
    );
    answer.hidden = true;
  }
}

function newKey(): void {
  input('try-key').value = crypto.randomUUID();
}

/** The form of a call's page; a page without one has nothing to try. */
export function startTryIt(): void {
  if (!document.querySelector('#try')) return;
  const form = byId('try', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
  for (const filler of form.querySelectorAll<HTMLElement>('[data-body]')) {
    filler.addEventListener('click', () => {
      byId('try-body', HTMLTextAreaElement).value = filler.dataset['body'] ?? '';
    });
  }
  if (form.querySelector('#try-key')) {
    newKey();
    elementById('try-new-key').addEventListener('click', newKey);
  }
  elementById('try-curl').addEventListener('click', () => {
    const status = elementById('try-status');
    prepareRequest(form)
      .then((prepared) => navigator.clipboard.writeText(toCurl(prepared)))
      .then(
        () => status.replaceChildren('The command is in the clipboard'),
        (error: unknown) => status.replaceChildren(`Not copied: ${String(error)}`),
      );
  });
}
