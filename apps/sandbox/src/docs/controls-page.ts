import { html, type Html } from '../cashier/provider/html.ts';
import { CONTROLS, controlId } from './controls.ts';

/** The sandbox's own levers: nothing of them is the platform's. */
export function controlsPage(): Html {
  return html`<p class="crumbs"><a href="/docs">All calls</a> <span aria-hidden="true">/</span> sandbox</p>
    <h1>Controls</h1>
    <p class="lead">
      For tests and testers, only in the sandbox: no app may depend on them. All of it can be pressed on
      <a href="/">the testers’ page</a>. A refusal is 400 with <code>errors</code>, as everywhere.
    </p>
    <div class="card scroll" role="region" aria-label="Controls" tabindex="0">
      <table class="stacked fields">
        <thead>
          <tr>
            <th scope="col">Control</th>
            <th scope="col">Asks</th>
            <th scope="col">Does</th>
          </tr>
        </thead>
        <tbody>
          ${CONTROLS.map(
            ({ method, path, request, description }) =>
              html`<tr id="${controlId({ method, path })}">
                <th scope="row">
                  <span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>
                </th>
                <td data-label="Asks">
                  ${request === '' ? html`<span class="nothing">–</span>` : html`<code>${request}</code>`}
                </td>
                <td data-label="Does">${description}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}
