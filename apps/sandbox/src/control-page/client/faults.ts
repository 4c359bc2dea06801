import type { SandboxState } from '../../controls/sandbox-state.ts';
import { button, byId, element, elementById, input, select, renderRows } from './dom.ts';
import { subscribe } from './refresh.ts';
import { runAction } from './status-message.ts';
import { request } from './server.ts';

type Fault = SandboxState['faults'][number];

const KINDS: Record<Fault['kind'], (fault: Fault) => string> = {
  status: ({ status }) => `answers ${status}`,
  delay: ({ delayMs }) => `answers ${delayMs / 1000} s late`,
  drop: () => 'drops the connection',
  malformed: () => 'answers with broken JSON',
  'lost-answer': () => 'does the work, loses the answer',
};

function faultRow(fault: Fault): HTMLElement {
  const left = fault.timesLeft === null ? 'until cleared' : `${fault.timesLeft} more`;
  const call = fault.call === '*' ? 'every call' : fault.call;
  const clear = button('Clear', () => {
    void runAction(`The faults of ${call} are cleared`, () =>
      request('DELETE', `/sandbox/faults?call=${encodeURIComponent(fault.call)}`),
    );
  });
  clear.setAttribute('aria-label', `Clear the faults of ${call}`);
  return element(
    'li',
    '',
    element('div', '', element('code', '', call), ` ${KINDS[fault.kind](fault)}`, element('small', '', left)),
    clear,
  );
}

/** JSON where it is some, else the text as it stands; null for the sandbox's own body. */
function readFaultBody(): unknown {
  const field = byId('fault-body', HTMLTextAreaElement);
  if (field.value.trim() === '' || field.closest('[hidden]')) return null;
  try {
    return JSON.parse(field.value);
  } catch {
    return field.value;
  }
}

function startFaults(): void {
  subscribe(({ state: { faults } }) => {
    const bar = elementById('bar-faults');
    bar.hidden = faults.length === 0;
    bar.textContent = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    elementById('faults-none').hidden = faults.length > 0;
    elementById('faults-clear').hidden = faults.length === 0;
    renderRows({
      list: elementById('faults-list'),
      rows: faults,
      key: ({ id }) => String(id),
      draw: faultRow,
    });
  });
  const kind = select('fault-kind');
  kind.addEventListener('change', () => {
    for (const field of document.querySelectorAll<HTMLElement>('#fault-form [data-for]')) {
      field.hidden = !field.dataset['for']?.split(' ').includes(kind.value);
    }
  });
  const form = byId('fault-form', HTMLFormElement);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const times = input('fault-times').value;
    const order = {
      call: select('fault-call').value,
      kind: kind.value,
      status: Number(input('fault-status').value),
      delayMs: Number(input('fault-delay').value),
      body: readFaultBody(),
      times: times === '' ? null : Number(times),
    };
    void runAction('The fault waits for its call', () => request('POST', '/sandbox/faults', order), form);
  });
  elementById('faults-clear').addEventListener('click', () => {
    void runAction('All faults are cleared', () => request('DELETE', '/sandbox/faults'));
  });
}

function startLobby(): void {
  const sizes = [...document.querySelectorAll<HTMLElement>('[data-lobby]')];
  subscribe(({ state: { lobby } }) => {
    elementById('lobby-games').textContent = lobby.games.toLocaleString('en');
    for (const size of sizes) size.setAttribute('aria-pressed', String(size.dataset['lobby'] === lobby.size));
  });
  for (const size of sizes) {
    size.addEventListener('click', () => {
      void runAction('The lobby is filled anew', () =>
        request('PUT', '/sandbox/lobby', { size: size.dataset['lobby'] }),
      );
    });
  }
  const question = byId('reset-question', HTMLDialogElement);
  elementById('reset').addEventListener('click', () => question.showModal());
  elementById('reset-no').addEventListener('click', () => question.close());
  elementById('reset-yes').addEventListener('click', () => {
    question.close();
    void runAction('Everything is as seeded, clock and faults included', () =>
      request('POST', '/sandbox/reset'),
    );
  });
}

export function startFaultsAndLobby(): void {
  startFaults();
  startLobby();
}
