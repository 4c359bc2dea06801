import { button, byId, element, elementById, input, link, select, showRows, utcText } from './dom.ts';
import { watch, type Standing } from './refresh.ts';
import { act } from './say.ts';
import { ask } from './server.ts';

type Waiting = Standing['recent']['documents'][number];
type Held = Standing['recent']['held'][number];

function sizeText(size: number | null): string {
  return size === null ? '' : `${Math.max(1, Math.round(size / 1024)).toLocaleString('en')} kB`;
}

function documentRow({ id, email, labelId, name, size, uploadedAt }: Waiting): HTMLElement {
  const reason = document.createElement('input');
  reason.placeholder = 'Reason, for the player';
  reason.setAttribute('aria-label', `Reason to reject ${name} of ${email}`);
  const decide = (status: 'confirmed' | 'rejected') => () =>
    void act(`${name} of ${email} is ${status}`, () =>
      ask('POST', '/sandbox/documents/review', { id, status, reason: reason.value || null }),
    );
  const confirm = button('Confirm', decide('confirmed'));
  const reject = button('Reject', decide('rejected'));
  confirm.dataset['deed'] = 'confirm';
  reject.dataset['deed'] = 'reject';
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
      element('small', '', `${labelId} of ${email}, ${sizeText(size)}, ${utcText(uploadedAt)}`),
    ),
    reason,
    element('div', 'row', confirm, reject),
  );
}

function heldRow({ email, createdAt }: Held): HTMLElement {
  const release = button('Let in', () => {
    void act(`${email} may sign in`, () => ask('POST', '/sandbox/release', { email }));
  });
  release.dataset['deed'] = 'release';
  release.setAttribute('aria-label', `Let ${email} in`);
  return element(
    'li',
    '',
    element('div', '', email, element('small', '', `signed up ${utcText(createdAt)}, held for review`)),
    release,
  );
}

export function startReview(): void {
  watch(({ recent: { documents, held } }) => {
    elementById('review-none').hidden = documents.length + held.length > 0;
    elementById('review-list').hidden = documents.length === 0;
    elementById('held-list').hidden = held.length === 0;
    showRows({ list: elementById('review-list'), rows: documents, key: ({ id }) => id, draw: documentRow });
    showRows({ list: elementById('held-list'), rows: held, key: ({ email }) => email, draw: heldRow });
  });
  const form = byId('request-form', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [persona, labelId] = [select('request-persona').value, select('request-label').value];
    const reason = input('request-reason').value.trim() || null;
    void act(
      `${persona} is asked for: ${labelId}`,
      () => ask('POST', '/sandbox/documents/request', { persona, labelId, reason }),
      form,
    );
  });
}
