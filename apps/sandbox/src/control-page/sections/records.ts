import { html } from '../../cashier/provider/html.ts';
import { DOCUMENT_LABELS } from '../../documents/document-labels.ts';
import { renderOptions, type PageSection } from '../section.ts';
import { personaChoices } from './personas-and-visitor.ts';

export const outboxSection: PageSection = {
  id: 'outbox',
  title: 'Outbox',
  lead: 'Mail and SMS the platform would have sent, the newest first. Links are followed with one press.',
  body: html`<p id="outbox-none" class="empty">
      Nothing was sent yet. Ask for a new password and look again.
    </p>
    <ul id="outbox-list" class="letters"></ul>`,
};

export const recordsSection: PageSection = {
  id: 'records',
  title: 'Push and log',
  lead: 'What pages told the push service, and the events they recorded.',
  body: html`<div class="grid two">
    <div class="card">
      <h3>Push service</h3>
      <p id="push-none" class="empty">
        It has heard nothing. Pages that load <code>/sandbox/push/library.js</code> tell it who is there.
      </p>
      <ol id="push-list" class="rows"></ol>
    </div>
    <div class="card">
      <h3>Log events</h3>
      <p id="log-none" class="empty">No page has recorded an event.</p>
      <ol id="log-list" class="rows"></ol>
    </div>
  </div>`,
};

export const reviewSection: PageSection = {
  id: 'review',
  title: 'Review',
  lead: 'The back office: documents to decide on, and newcomers a brand holds back.',
  body: html`<p id="review-none" class="empty">Nothing waits for a reviewer.</p>
    <ul id="review-list" class="rows card" hidden></ul>
    <ul id="held-list" class="rows card" hidden></ul>
    <form class="card" id="request-form">
      <h3>Ask a player for a document</h3>
      <div class="fields">
        <div>
          <label for="request-persona">Of</label>
          <select id="request-persona">
            ${personaChoices}
          </select>
        </div>
        <div>
          <label for="request-label">Document</label>
          <select id="request-label">
            ${renderOptions(DOCUMENT_LABELS.map(({ id, name }) => ({ value: id, text: name })))}
          </select>
        </div>
        <div>
          <label for="request-reason">Reason, for the player; may stay empty</label>
          <input id="request-reason" autocomplete="off" />
        </div>
      </div>
      <button type="submit" class="main">Ask for it</button>
    </form>`,
};

export const moneySection: PageSection = {
  id: 'money',
  title: 'Money',
  lead: 'Every purse, held against the double-entry ledger it comes from.',
  body: html`<p id="audit" class="audit"></p>
    <div class="card scroll" role="region" aria-label="Purses" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Player</th>
            <th scope="col" class="number">Real</th>
            <th scope="col" class="number">Bonus</th>
            <th scope="col">Ledger</th>
            <th scope="col">Audit</th>
          </tr>
        </thead>
        <tbody id="purses"></tbody>
      </table>
    </div>
    <dialog id="ledger" class="card" aria-labelledby="ledger-title">
      <div class="row spread">
        <h3 id="ledger-title"></h3>
        <button type="button" id="ledger-close" class="quiet">Close</button>
      </div>
      <div class="scroll" role="region" aria-labelledby="ledger-title" tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">When, UTC</th>
              <th scope="col">Why</th>
              <th scope="col">Account</th>
              <th scope="col" class="number">Amount</th>
            </tr>
          </thead>
          <tbody id="ledger-rows"></tbody>
        </table>
      </div>
    </dialog>`,
};
