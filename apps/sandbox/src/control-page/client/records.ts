import { element, elementById, link, renderRows, formatUtc } from './dom.ts';
import { subscribe, type SandboxSnapshot } from './refresh.ts';

type Recent = SandboxSnapshot['recent'];
type OutboxMessage = Recent['outbox'][number];
type Push = Recent['push'][number];
type Logged = Recent['logEvents'][number];

function messageRow({ at, channel, recipient, subject, body, link: href }: OutboxMessage): HTMLElement {
  const leads = href !== null && /^https?:\/\//.test(href);
  const follow = leads ? link('Follow the link', href) : null;
  if (follow) {
    follow.className = 'button';
    follow.target = '_blank';
    follow.rel = 'noopener';
  }
  return element(
    'li',
    `card letter ${channel}`,
    element(
      'p',
      'head',
      element('span', 'badge calm', channel === 'sms' ? 'SMS' : 'mail'),
      element('span', '', recipient),
      element('time', '', formatUtc(at)),
    ),
    subject === '' ? null : element('h3', '', subject),
    element('p', 'words', body),
    follow,
  );
}

function details(payload: object): HTMLElement | null {
  const text = JSON.stringify(payload, null, 2);
  return text === '{}' ? null : element('pre', '', text);
}

function pushRow({ at, email, kind, payload }: Push): HTMLElement {
  const event = Reflect.get(payload, 'event');
  const words = { 'user-set': 'user_id set', 'user-cleared': 'user_id cleared', event: String(event) }[kind];
  return record({ at, title: words ?? kind, who: email, payload });
}

function logRow({ at, email, event, payload }: Logged): HTMLElement {
  return record({ at, title: event, who: email, payload });
}

type Record = { at: string; title: string; who: string | null; payload: object };

function record({ at, title, who, payload }: Record): HTMLElement {
  const inner = details(payload);
  const head = element('span', 'head', element('b', '', title), element('time', '', formatUtc(at)));
  const by = element('small', '', who ?? 'a visitor');
  if (!inner) return element('li', '', element('div', '', head, by));
  return element('li', '', element('details', '', element('summary', '', head, by), inner));
}

export function startRecords(): void {
  const id = (row: { id: number }) => String(row.id);
  subscribe(({ recent: { outbox, push, logEvents } }) => {
    elementById('outbox-none').hidden = outbox.length > 0;
    elementById('push-none').hidden = push.length > 0;
    elementById('log-none').hidden = logEvents.length > 0;
    renderRows({ list: elementById('outbox-list'), rows: outbox, key: id, draw: messageRow });
    renderRows({ list: elementById('push-list'), rows: push, key: id, draw: pushRow });
    renderRows({ list: elementById('log-list'), rows: logEvents, key: id, draw: logRow });
  });
}
