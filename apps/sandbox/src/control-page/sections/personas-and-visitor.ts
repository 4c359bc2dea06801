import { html } from '../../cashier/provider/html.ts';
import { PERSONA_PASSWORD, PERSONA_NAMES } from '../../personas/persona.ts';
import { renderOptions, type PageSection } from '../section.ts';

export const personaChoices = renderOptions(PERSONA_NAMES.map((name) => ({ value: name, text: name })));

export const personasSection: PageSection = {
  id: 'personas',
  title: 'Personas',
  lead: 'Twelve players at twelve places of the product’s life. One press opens a brand, signed in.',
  body: html`<p class="hint">
      Everybody’s password is <code>${PERSONA_PASSWORD}</code>
      <button type="button" class="quiet" data-copy="${PERSONA_PASSWORD}">Copy</button>
      Signing in here ends the persona’s session elsewhere, as on the real platform.
    </p>
    <ul id="personas-list" class="people"></ul>`,
};

export const visitorSection: PageSection = {
  id: 'visitor',
  title: 'Visitor',
  lead: 'Where the platform says visitors come from: country checks, registration, games and cashier follow.',
  body: html`<form class="card" id="visitor-form">
    <div class="fields">
      <div>
        <label for="visitor-country">Country, two letters</label>
        <input
          id="visitor-country"
          maxlength="2"
          pattern="[A-Za-z]{2}"
          required
          autocomplete="off"
          spellcheck="false"
          data-field="country"
          data-wrong="No country has these two letters; the Netherlands are NL."
        />
      </div>
      <div>
        <label for="visitor-ip">Address, empty for the real one</label>
        <input
          id="visitor-ip"
          placeholder="203.0.113.7"
          autocomplete="off"
          spellcheck="false"
          data-field="ip"
          data-wrong="Write an address like 203.0.113.7 or 2001:db8::7."
        />
      </div>
    </div>
    <div class="row" role="group" aria-label="Places to try">
      ${[
        ['NL', 'Netherlands'],
        ['DE', 'Germany'],
        ['SE', 'Sweden'],
        ['GB', 'United Kingdom'],
        ['BR', 'Brazil'],
        ['US', 'United States, shut out'],
        ['KP', 'North Korea, shut out'],
      ].map(
        ([code, name]) => html`<button type="button" data-country="${code ?? ''}">${name ?? ''}</button>`,
      )}
    </div>
    <p class="row">
      <button type="submit" class="main">Place the visitor there</button>
      <span class="hint" id="visitor-now"></span>
    </p>
  </form>`,
};
