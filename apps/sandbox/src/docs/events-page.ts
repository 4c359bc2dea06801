import { html, type Html } from '../cashier/provider/html.ts';
import { listPublishedEvents } from '../openapi/document.ts';
import { schemaTable } from './schema-table.ts';

const WHEN: Readonly<Record<string, string>> = {
  debit: 'Money left the wallet',
  credit: 'Money reached the wallet',
  failedDeposit: 'A deposit did not go through',
  session: 'The platform ended the session',
  limit: 'A limit of the player was reached',
};

/** What the platform tells a player’s sockets. */
export function eventsPage(): Html {
  return html`<p class="crumbs"><a href="/docs">All calls</a> <span aria-hidden="true">/</span> socket</p>
    <h1>Events</h1>
    <p class="lead">
      socket.io, with the player’s token as auth: <code>{ token }</code>. Events of a player reach that
      player’s sockets and nobody else’s. A repeated one changes nothing; an old one is dropped; after a gap
      the balance is read again. Send one from <a href="/#events">the testers’ page</a>.
    </p>
    ${listPublishedEvents().map(
      ({ name, schema }) =>
        html`<section class="section" aria-labelledby="event-${name}">
          <h2 id="event-${name}">${name}</h2>
          <p class="hint">${WHEN[name] ?? ''}</p>
          ${schemaTable(schema, name)}
        </section>`,
    )}`;
}
