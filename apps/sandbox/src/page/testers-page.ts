import type { SandboxState } from '../controls/sandbox-state.ts';

type Persona = SandboxState['personas'][number];
type Fault = SandboxState['faults'][number];

/** Runs in the tester's browser: the server sends this very function as the page's script, so it uses nothing outside itself. */
export function testersPage(): void {
  /** Where `start` puts the brands; a token in `at` signs the visitor in there. */
  const BRAND_SITES = { curacao: 'http://127.0.0.1:4100', lulu: 'http://127.0.0.1:4200' } as const;

  function byId<E extends HTMLElement>(id: string, kind: new () => E): E {
    const found = document.querySelector(`#${id}`);
    if (!(found instanceof kind)) throw new Error(`the page has no ${id}`);
    return found;
  }
  const input = (id: string) => byId(id, HTMLInputElement);
  const select = (id: string) => byId(id, HTMLSelectElement);
  const message = byId('message', HTMLParagraphElement);

  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const said: unknown = await answer.json();
    if (answer.ok) return said;
    const why = ['message', 'errors'].map((part) => JSON.stringify(partOf(said, part)) ?? '');
    throw new Error(`${answer.status} ${why.join(' ')}`);
  }

  function partOf(said: unknown, part: string): unknown {
    return typeof said === 'object' && said !== null ? Reflect.get(said, part) : undefined;
  }

  function isState(said: unknown): said is SandboxState {
    return Array.isArray(partOf(said, 'personas'));
  }

  function say(kind: 'done' | 'failed', ...parts: (string | Node)[]): void {
    message.className = kind;
    message.replaceChildren(...parts);
  }

  /** Does one thing, says that it is done or why not, and shows how everything stands after it. */
  async function act(done: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      if (done !== '') say('done', done);
      await show();
    } catch (error) {
      say('failed', `Not done: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  function element(name: string, ...parts: (string | Node)[]): HTMLElement {
    const made = document.createElement(name);
    made.append(...parts);
    return made;
  }

  type Deed = { persona: Persona; text: string; done: string; work: () => Promise<unknown> };

  function button({ persona, text, done, work }: Deed): HTMLElement {
    const made = element('button', text);
    made.id = `${persona.name}-${text.replaceAll(' ', '-')}`;
    made.setAttribute('aria-label', `${text}: ${persona.name}`);
    made.addEventListener('click', () => void act(done, work));
    return made;
  }

  async function signIn(persona: Persona): Promise<void> {
    const accessToken = partOf(
      await call('POST', '/sandbox/sign-in', { persona: persona.name }),
      'accessToken',
    );
    const links = Object.entries(BRAND_SITES).map(([brand, site]) =>
      Object.assign(element('a', brand), { href: `${site}/?at=${String(accessToken)}` }),
    );
    say('done', `${persona.fullName} is signed in; go on at `, links[0] ?? '', ' or ', links[1] ?? '');
  }

  function personaRow(persona: Persona): HTMLElement {
    const balance = new Intl.NumberFormat('en', {
      minimumFractionDigits: 2,
      maximumFractionDigits: persona.digits,
    }).format(persona.balance);
    const event = (name: string) => () =>
      call('POST', '/sandbox/events', { persona: persona.name, event: name, payload: { amount: 1 } });
    const deeds = [
      { text: 'Sign in', done: '', work: () => signIn(persona) },
      {
        text: 'End session',
        done: `${persona.name}: the next call hears 403`,
        work: () => call('POST', '/sandbox/end-session', { persona: persona.name }),
      },
      { text: 'Credit 1', done: `${persona.name} was credited`, work: event('credit') },
      { text: 'Debit 1', done: `${persona.name} was debited`, work: event('debit') },
    ];
    const actions = element('div', ...deeds.map((deed) => button({ persona, ...deed })));
    actions.className = 'row';
    const amount = element('td', `${balance} ${persona.currencyCode}`);
    amount.className = 'amount';
    return element(
      'tr',
      Object.assign(document.createElement('th'), { scope: 'row', textContent: persona.email }),
      element('td', persona.fullName, element('small', persona.about)),
      amount,
      element('td', persona.signedIn ? `signed in, ${persona.sockets} sockets` : 'none'),
      element('td', actions),
    );
  }

  function faultItem(fault: Fault): HTMLElement {
    const details: Partial<Record<Fault['kind'], string>> = {
      status: ` ${fault.status}`,
      delay: ` ${fault.delayMs} ms`,
    };
    const left = fault.timesLeft === null ? 'until cleared' : `${fault.timesLeft} more`;
    return element('li', `${fault.call}: ${fault.kind}${details[fault.kind] ?? ''}, ${left}`);
  }

  let shown = '';

  /** Rows are drawn anew only when something changed, and the button last used keeps the focus. */
  function showPersonas(personas: readonly Persona[]): void {
    const next = JSON.stringify(personas);
    if (next === shown) return;
    shown = next;
    const focused = document.activeElement?.id ?? '';
    byId('personas', HTMLTableSectionElement).replaceChildren(...personas.map(personaRow));
    if (focused !== '') document.querySelector<HTMLElement>(`#${focused}`)?.focus();
  }

  async function show(): Promise<void> {
    const state = await call('GET', '/sandbox/state');
    if (!isState(state)) throw new Error('the sandbox said something else');
    byId('now', HTMLElement).textContent = `${state.clock.now.slice(0, 19).replace('T', ' ')} UTC`;
    byId('mode', HTMLElement).textContent = state.clock.mode;
    showPersonas(state.personas);
    byId('faults', HTMLUListElement).replaceChildren(...state.faults.map(faultItem));
    if (select('call').options.length > 0) return;
    select('call').append(...['*', ...state.calls].map((name) => new Option(name, name)));
    input('instant').value = state.clock.now.slice(0, 19);
    input('country').value = state.visitor.country;
    input('ip').value = state.visitor.ip ?? '';
  }

  byId('clock', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const mode = event.submitter?.dataset['clock'] === 'freeze-at' ? 'frozen' : 'live';
    const now = `${input('instant').value}Z`;
    void act('The clock was set', () => call('POST', '/sandbox/clock', { mode, now }));
  });
  for (const mover of document.querySelectorAll<HTMLElement>('[data-advance], [data-mode]')) {
    const { advance, mode } = mover.dataset;
    const move = advance === undefined ? { mode } : { advanceMs: Number(advance) };
    mover.addEventListener('click', () => {
      void act('The clock was moved', () => call('POST', '/sandbox/clock', move));
    });
  }
  byId('visitor', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const place = { country: input('country').value, ip: input('ip').value || null };
    void act('The visitor was placed', () => call('POST', '/sandbox/visitor', place));
  });
  byId('fault', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const order = {
      call: select('call').value,
      kind: select('kind').value,
      status: Number(input('status').value),
      delayMs: Number(input('delay').value),
      times: input('times').value === '' ? null : Number(input('times').value),
    };
    void act('The fault is waiting for its call', () => call('POST', '/sandbox/faults', order));
  });
  byId('clear-faults', HTMLButtonElement).addEventListener('click', () => {
    void act('All faults are cleared', () => call('DELETE', '/sandbox/faults'));
  });
  byId('reset', HTMLButtonElement).addEventListener('click', () => {
    void act('Everything is as seeded, clock and faults included', () => call('POST', '/sandbox/reset'));
  });

  void act('', async () => {});
  setInterval(() => void show().catch(() => say('failed', 'The sandbox does not answer')), 5_000);
}
