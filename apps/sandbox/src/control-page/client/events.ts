import { byId, elementById, select } from './dom.ts';
import { runAction } from './status-message.ts';
import { request } from './server.ts';

/** What is sent unless a tester writes something else. */
const DEFAULT_PAYLOADS: Readonly<Record<string, object>> = {
  debit: { amount: 1, reason: 'play' },
  credit: { amount: 5, reason: 'play' },
  failedDeposit: { methodId: 1, amount: 25, code: 'PROVIDER_ERROR', alternativeMethodId: 9 },
  session: { reason: 'SECURITY_LOGOUT' },
  limit: { code: 'dailyBetLimit' },
};

/** The event form: a payload a tester has written stays when another event is chosen. */
export function startEvents(): void {
  const name = select('event-name');
  const payload = byId('event-payload', HTMLTextAreaElement);
  const problem = elementById('event-problem');
  let written = '';
  const usual = () => {
    written = JSON.stringify(DEFAULT_PAYLOADS[name.value] ?? {}, null, 2);
    payload.value = written;
    problem.textContent = '';
  };
  usual();
  name.addEventListener('change', () => {
    if (payload.value === written) usual();
  });
  elementById('event-usual').addEventListener('click', usual);
  byId('event-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    const persona = select('event-persona').value;
    let body: unknown;
    try {
      body = JSON.parse(payload.value.trim() || '{}');
      problem.textContent = '';
    } catch (error) {
      problem.textContent = `This is no JSON: ${error instanceof Error ? error.message : ''}`;
      payload.focus();
      return;
    }
    void runAction(`${persona} was told: ${name.value}`, () =>
      request('POST', '/sandbox/events', { persona, event: name.value, payload: body }),
    );
  });
}
