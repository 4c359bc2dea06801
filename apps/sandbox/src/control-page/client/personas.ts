import type { SandboxState } from '../../controls/sandbox-state.ts';
import { button, element, elementById, formatAmount, renderRows } from './dom.ts';
import { subscribe } from './refresh.ts';
import { runAction, showMessage, showError } from './status-message.ts';
import { request, readProperty } from './server.ts';

type Persona = SandboxState['personas'][number];
type Brand = SandboxState['brands'][number];
type Row = { persona: Persona; brands: readonly Brand[] };

async function tokenOf(persona: Persona): Promise<string> {
  return String(
    readProperty(await request('POST', '/sandbox/sign-in', { persona: persona.name }), 'accessToken'),
  );
}

/** The tab is opened while the press still counts as one, and led on once the brand answers and the token is there. */
async function openBrand(persona: Persona, { name, site }: Brand): Promise<void> {
  const tab = window.open('', '_blank');
  const done = await runAction(`${persona.fullName} is signed in at ${name}`, async () => {
    const address = new URL(site ?? '');
    if (readProperty(await request('GET', `/sandbox/brands/${name}`), 'answers') !== true) {
      throw new Error(`${name} does not answer at ${address.origin}. Start it, then press again.`);
    }
    address.searchParams.set('at', await tokenOf(persona));
    if (!tab)
      return showMessage(
        'done',
        'The browser keeps new tabs shut; go on by ',
        element('b', '', address.href),
      );
    tab.opener = null;
    tab.location.href = address.href;
    return undefined;
  });
  if (!done) tab?.close();
}

async function copyToken(persona: Persona): Promise<void> {
  try {
    await navigator.clipboard.writeText(await tokenOf(persona));
    showMessage('done', `A fresh token of ${persona.name} is in the clipboard`);
  } catch (error) {
    showError(error);
  }
}

function actionButton({
  persona,
  text,
  work,
}: {
  persona: Persona;
  text: string;
  work: () => void;
}): HTMLElement {
  const made = button(text, work);
  made.dataset['action'] = text;
  made.setAttribute('aria-label', `${text}: ${persona.name}`);
  return made;
}

function card({ persona, brands }: Row): HTMLElement {
  const { name, fullName, email, about, signedIn, sockets } = persona;
  const amount = `${formatAmount({ amount: persona.balance, digits: persona.digits })} ${persona.currencyCode}`;
  const here = sockets === 1 ? '1 page open' : `${sockets} pages open`;
  const event = (kind: string) => () =>
    void runAction(
      `${kind === 'credit' ? 'Credited to' : 'Debited from'} ${name}: 1 ${persona.currencyCode}`,
      () => request('POST', '/sandbox/events', { persona: name, event: kind, payload: { amount: 1 } }),
    );
  const more = element(
    'details',
    'more',
    element('summary', '', 'More'),
    element(
      'div',
      'row',
      actionButton({ persona, text: 'Credit 1', work: event('credit') }),
      actionButton({ persona, text: 'Debit 1', work: event('debit') }),
      actionButton({
        persona,
        text: 'End session',
        work: () =>
          void runAction(`${name}: the next call hears 403`, () =>
            request('POST', '/sandbox/end-session', { persona: name }),
          ),
      }),
      actionButton({ persona, text: 'Copy a token', work: () => void copyToken(persona) }),
    ),
  );
  more.querySelector('summary')?.setAttribute('data-action', 'more');
  return element(
    'li',
    `card person ${signedIn ? 'here' : ''}`,
    element(
      'div',
      'who',
      element('span', 'face', fullName.slice(0, 1)),
      element('div', '', element('h3', '', fullName), element('code', '', email)),
    ),
    element('p', 'about', about),
    element(
      'p',
      'standing',
      element('strong', 'number', amount),
      signedIn ? element('span', 'badge good', sockets === 0 ? 'signed in' : `signed in, ${here}`) : null,
    ),
    element(
      'div',
      'row',
      ...brands
        .filter(({ site }) => site !== null)
        .map((brand) =>
          actionButton({ persona, text: `${brand.name} ↗`, work: () => void openBrand(persona, brand) }),
        ),
    ),
    more,
  );
}

export function startPersonas(): void {
  subscribe(({ state: { personas, brands } }) => {
    const rows = personas.map((persona) => ({ persona, brands }));
    renderRows({ list: elementById('personas-list'), rows, key: ({ persona }) => persona.name, draw: card });
  });
}
