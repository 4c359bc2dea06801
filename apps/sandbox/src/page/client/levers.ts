import type { SandboxState } from '../../controls/sandbox-state.ts';
import { any, button, byId, element, input, select, showRows } from './dom.ts';
import { watch } from './refresh.ts';
import { act } from './say.ts';
import { ask } from './server.ts';

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
    void act(`The faults of ${call} are cleared`, () =>
      ask('DELETE', `/sandbox/faults?call=${encodeURIComponent(fault.call)}`),
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

function startFaults(): void {
  watch(({ state: { faults } }) => {
    const bar = any('bar-faults');
    bar.hidden = faults.length === 0;
    bar.textContent = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    any('faults-none').hidden = faults.length > 0;
    any('faults-clear').hidden = faults.length === 0;
    showRows({ list: any('faults-list'), rows: faults, key: ({ id }) => String(id), draw: faultRow });
  });
  const kind = select('fault-kind');
  kind.addEventListener('change', () => {
    for (const field of document.querySelectorAll<HTMLElement>('#fault-form [data-for]')) {
      field.hidden = field.dataset['for'] !== kind.value;
    }
  });
  byId('fault-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const times = input('fault-times').value;
    const order = {
      call: select('fault-call').value,
      kind: kind.value,
      status: Number(input('fault-status').value),
      delayMs: Number(input('fault-delay').value),
      times: times === '' ? null : Number(times),
    };
    void act('The fault waits for its call', () => ask('POST', '/sandbox/faults', order));
  });
  any('faults-clear').addEventListener('click', () => {
    void act('All faults are cleared', () => ask('DELETE', '/sandbox/faults'));
  });
}

function startVisitor(): void {
  const country = input('visitor-country');
  let isFirst = true;
  watch(({ state: { visitor } }) => {
    any('bar-country').textContent = visitor.country;
    any('bar-country').setAttribute('aria-label', `Visitors come from ${visitor.country}`);
    any('bar-country').hidden = false;
    any('visitor-now').textContent =
      `Now in ${visitor.country}${visitor.ip === null ? '' : `, at ${visitor.ip}`}`;
    if (isFirst) country.value = visitor.country;
    if (isFirst) input('visitor-ip').value = visitor.ip ?? '';
    isFirst = false;
  });
  const place = () => {
    const where = { country: country.value, ip: input('visitor-ip').value.trim() || null };
    void act(`Visitors come from ${where.country.toUpperCase()} now`, () =>
      ask('POST', '/sandbox/visitor', where),
    );
  };
  byId('visitor-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    place();
  });
  for (const chosen of document.querySelectorAll<HTMLElement>('[data-country]')) {
    chosen.addEventListener('click', () => {
      country.value = chosen.dataset['country'] ?? '';
      place();
    });
  }
}

function startLobby(): void {
  const sizes = [...document.querySelectorAll<HTMLElement>('[data-lobby]')];
  watch(({ state: { lobby } }) => {
    any('lobby-games').textContent = lobby.games.toLocaleString('en');
    for (const size of sizes) size.setAttribute('aria-pressed', String(size.dataset['lobby'] === lobby.size));
  });
  for (const size of sizes) {
    size.addEventListener('click', () => {
      void act('The lobby is filled anew', () =>
        ask('PUT', '/sandbox/lobby', { size: size.dataset['lobby'] }),
      );
    });
  }
  any('reset').addEventListener('click', () => {
    void act('Everything is as seeded, clock and faults included', () => ask('POST', '/sandbox/reset'));
  });
}

export function startLevers(): void {
  startFaults();
  startVisitor();
  startLobby();
}
