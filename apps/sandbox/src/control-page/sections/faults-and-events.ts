import { ENDPOINT_NAMES } from '../../endpoints/register-endpoints.ts';
import { html } from '../../cashier/provider/html.ts';
import { EVENT_NAMES } from '../../controls/emit-event.ts';
import { renderOptions, type PageSection } from '../section.ts';
import { personaChoices } from './personas-and-visitor.ts';

const KINDS = [
  { value: 'status', text: 'Answers with a status' },
  { value: 'delay', text: 'Answers late' },
  { value: 'drop', text: 'Drops the connection' },
  { value: 'malformed', text: 'Answers with broken JSON' },
  { value: 'lost-answer', text: 'Does the work, loses the answer' },
];

export const faultsSection: PageSection = {
  id: 'faults',
  title: 'Faults',
  lead: 'What goes wrong with which call, how often. Only calls of the platform are touched, never this page.',
  body: html`<div class="grid two">
    <form class="card" id="fault-form">
      <h3>Order a fault</h3>
      <label for="fault-call">Call</label>
      <select id="fault-call">
        <option value="*">Every call</option>
        ${renderOptions(ENDPOINT_NAMES.toSorted((a, b) => a.localeCompare(b)).map((name) => ({ value: name, text: name })))}
      </select>
      <label for="fault-kind">What goes wrong</label>
      <select id="fault-kind">
        ${renderOptions(KINDS)}
      </select>
      <div class="fields">
        <div data-for="status">
          <label for="fault-status">Status</label>
          <input id="fault-status" type="number" min="200" max="599" value="500" required />
        </div>
        <div data-for="delay" hidden>
          <label for="fault-delay">Milliseconds</label>
          <input id="fault-delay" type="number" min="0" max="600000" value="3000" required />
        </div>
        <div>
          <label for="fault-times">Times, empty until cleared</label>
          <input id="fault-times" type="number" min="1" />
        </div>
      </div>
      <div data-for="status malformed">
        <label for="fault-body">Body, JSON or text; empty for the sandbox’s own</label>
        <textarea id="fault-body" rows="3" spellcheck="false" class="code"></textarea>
      </div>
      <button type="submit" class="main">Order it</button>
    </form>
    <div class="card">
      <h3>Waiting</h3>
      <p id="faults-none" class="empty">Nothing is to go wrong.</p>
      <ul id="faults-list" class="rows"></ul>
      <button type="button" id="faults-clear" hidden>Clear all faults</button>
    </div>
  </div>`,
};

export const eventsSection: PageSection = {
  id: 'events',
  title: 'Events',
  lead: 'Tells a player’s open pages something over the socket. A debit or credit without a sequence moves the wallet.',
  body: html`<form class="card" id="event-form">
    <div class="fields">
      <div>
        <label for="event-persona">To</label>
        <select id="event-persona">
          ${personaChoices}
        </select>
      </div>
      <div>
        <label for="event-name">Event</label>
        <select id="event-name">
          ${renderOptions(EVENT_NAMES.map((name) => ({ value: name, text: name })))}
        </select>
      </div>
    </div>
    <label for="event-payload">Payload, JSON</label>
    <textarea id="event-payload" rows="6" spellcheck="false" class="code"></textarea>
    <p id="event-problem" class="problem" role="alert"></p>
    <div class="row">
      <button type="submit" class="main">Send it</button>
      <button type="button" id="event-usual">The usual payload</button>
    </div>
  </form>`,
};
