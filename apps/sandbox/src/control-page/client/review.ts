import { button, byId, element, elementById, input, link, select, renderRows, formatUtc } from './dom.ts';
import { subscribe, type SandboxSnapshot } from './refresh.ts';
import { runAction } from './status-message.ts';
import { request } from './server.ts';

type PendingDocument = SandboxSnapshot['recent']['documents'][number];
type Held = SandboxSnapshot['recent']['held'][number];

function sizeText(size: number | null): string {
  return size === null ? '' : `${Math.max(1, Math.round(size / 1024)).toLocaleString('en')} kB`;
}

function documentRow({ id, email, labelId, name, size, uploadedAt }: PendingDocument): HTMLElement {
  const reason = document.createElement('input');
  reason.placeholder = 'Reason, for the player';
  reason.setAttribute('aria-label', `Reason to reject ${name} of ${email}`);
  const decide = (status: 'confirmed' | 'rejected') => () =>
    void runAction(`${name} of ${email} is ${status}`, () =>
      request('POST', '/sandbox/documents/review', { id, status, reason: reason.value || null }),
    );
  const confirm = button('Confirm', decide('confirmed'));
  const reject = button('Reject', decide('rejected'));
  confirm.dataset['action'] = 'confirm';
  reject.dataset['action'] = 'reject';
  confirm.setAttribute('aria-label', `Confirm ${name} of ${email}`);
  reject.setAttribute('aria-label', `Reject ${name} of ${email}`);
  reject.className = 'danger';
  const file = link(name, `/sandbox/documents/${id}/file`);
  file.target = '_blank';
  file.rel = 'noopener';
  return element(
    'li',
    'review',
    element(
      'div',
      '',
      file,
      element('small', '', `${labelId} of ${email}, ${sizeText(size)}, ${formatUtc(uploadedAt)}`),
    ),
    reason,
    element('div', 'row', confirm, reject),
  );
}

function heldRow({ email, createdAt }: Held): HTMLElement {
  const release = button('Let in', () => {
    void runAction(`${email} may sign in`, () => request('POST', '/sandbox/release', { email }));
  });
  release.dataset['action'] = 'release';
  release.setAttribute('aria-label', `Let ${email} in`);
  return element(
    'li',
    '',
    element('div', '', email, element('small', '', `signed up ${formatUtc(createdAt)}, held for review`)),
    release,
  );
}

export function startReview(): void {
  subscribe(({ recent: { documents, held } }) => {
    elementById('review-none').hidden = documents.length + held.length > 0;
    elementById('review-list').hidden = documents.length === 0;
    elementById('held-list').hidden = held.length === 0;
    renderRows({ list: elementById('review-list'), rows: documents, key: ({ id }) => id, draw: documentRow });
    renderRows({ list: elementById('held-list'), rows: held, key: ({ email }) => email, draw: heldRow });
  });
  const form = byId('request-form', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [persona, labelId] = [select('request-persona').value, select('request-label').value];
    const reason = input('request-reason').value.trim() || null;
    void runAction(
      `${persona} is asked for: ${labelId}`,
      () => request('POST', '/sandbox/documents/request', { persona, labelId, reason }),
      form,
    );
  });
}
