import { html, type Html } from '../cashier/provider/html.ts';
import type { PublishedEndpoint } from '../openapi/document.ts';
import { CONTROLS, controlId } from './controls.ts';
import { ENDPOINT_GROUPS } from '../openapi/endpoint-groups.ts';

/** The list of all calls by room, with a field to search it. */
export function endpointIndex(calls: readonly PublishedEndpoint[], current: string | null): Html {
  const here = (name: string) => (name === current ? html`aria-current="page"` : null);
  return html`<nav class="calls ${current === null ? 'whole' : ''}" aria-label="Calls">
    <label for="search" class="hidden">Search calls by name, path or words</label>
    <input
      id="search"
      type="search"
      placeholder="Search ${String(calls.length)} calls"
      autocomplete="off"
      spellcheck="false"
    />
    <p id="found" class="hidden" role="status"></p>
    <p id="found-none" class="hint" hidden>No call of that kind.</p>
    ${ENDPOINT_GROUPS.map(
      ({ name, about }) =>
        html`<div class="room">
          <h2>${name}</h2>
          <p class="about">${about}</p>
          <ul>
            ${calls
              .filter(({ operation }) => operation.tags.includes(name))
              .map(
                ({ method, path, operation: { operationId, summary } }) =>
                  html`<li data-words="${`${operationId} ${path} ${summary}`.toLowerCase()}">
                    <a href="/docs/${operationId}" ${here(operationId)}>
                      <span class="method ${method.toLowerCase()}">${method}</span>
                      <span class="name">${operationId}<small>${summary}</small></span>
                    </a>
                  </li>`,
              )}
          </ul>
        </div>`,
    )}
    <div class="room">
      <h2>socket</h2>
      <p class="about">What a player’s open pages are told</p>
      <ul>
        <li data-words="events socket debit credit faileddeposit session limit">
          <a href="/docs/events" ${here('events')}>
            <span class="method socket">WS</span
            ><span class="name">events<small>Five events of the socket</small></span>
          </a>
        </li>
      </ul>
    </div>
    <div class="room">
      <h2>sandbox</h2>
      <p class="about">Levers for testers; nothing of the platform may depend on them</p>
      <ul>
        ${CONTROLS.map(
          ({ method, path, description }) =>
            html`<li data-words="${`${path} ${description}`.toLowerCase()}">
              <a
                href="/docs/sandbox#${controlId({ method, path })}"
                ${path === '/sandbox/state' ? here('sandbox') : null}
              >
                <span class="method ${method.toLowerCase()}">${method}</span>
                <span class="name">${path.slice('/sandbox/'.length)}<small>${description}</small></span>
              </a>
            </li>`,
        )}
      </ul>
    </div>
  </nav>`;
}
