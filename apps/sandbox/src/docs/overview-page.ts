import { html, type Html } from '../cashier/provider/html.ts';
import { DEFAULT_BRAND } from '../settings/brand-settings.ts';

const REFUSALS = [
  ['400', 'The form is not kept; errors names each field by the id of its message'],
  ['403', 'The session ended, or a call that needs one came without'],
  ['404', 'There is no such thing'],
  ['409', 'Already done: a claim, a coupon, a bonus'],
  ['422', 'A rule refused it; code says which, details fill its words'],
  ['429', 'Too many tries; Retry-After says how long to wait'],
  ['500', 'A fault of the platform; nothing of it is told'],
  ['503', 'The platform is being worked on'],
] as const;

const SUCCESS_EXAMPLE = `{
  "success": true,
  "data": { … },
  "message": "for the player, sometimes"
}`;

const ERROR_EXAMPLE = `{
  "success": false,
  "message": "Something happened",
  "code": "RULE_CODE",
  "errors": { "field": "message.id" },
  "details": { "min": 10, "until": "2026-11-21T00:00:00.000Z" },
  "reference": "for support"
}`;

/** What holds for every call. */
export function overviewPage(): Html {
  return html`<h1>The platform’s API</h1>
    <p class="lead">
      Written from the very schemas that calls are checked with, on both sides. For machines:
      <a href="/openapi.json">openapi.json</a>, OpenAPI 3.1.
    </p>
    <section class="section" aria-labelledby="envelope-title">
      <h2 id="envelope-title">Envelope</h2>
      <div class="grid two">
        <figure class="card">
          <figcaption>Yes, 200</figcaption>
          <pre role="region" aria-label="Yes" tabindex="0">${SUCCESS_EXAMPLE}</pre>
        </figure>
        <figure class="card">
          <figcaption>No, any other status</figcaption>
          <pre role="region" aria-label="No" tabindex="0">${ERROR_EXAMPLE}</pre>
        </figure>
      </div>
      <p class="hint">
        Amounts are JSON numbers in the player’s currency, instants ISO 8601 with offset, dates yyyy-MM-dd.
        Every answer carries Date by the platform’s own clock. Readers are tolerant: an unknown field passes,
        a broken row of a list is dropped.
      </p>
    </section>
    <section class="section" aria-labelledby="no-title">
      <h2 id="no-title">How the platform says no</h2>
      <p class="hint">Decided in the order 403, 400, 422, 404, 409. 401 is never used.</p>
      <div class="card scroll" role="region" aria-label="Statuses" tabindex="0">
        <table>
          <tbody>
            ${REFUSALS.map(
              ([status, when]) =>
                html`<tr>
                  <th scope="row">${status}</th>
                  <td>${when}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>
    <section class="section" aria-labelledby="who-title">
      <h2 id="who-title">Who asks</h2>
      <dl class="card sent">
        <div>
          <dt>Player</dt>
          <dd>
            the access token of a sign-in, as Bearer in <code>Authorization</code> and
            <code>X-Authorization</code>
          </dd>
        </div>
        <div>
          <dt>Brand</dt>
          <dd>
            <code>X-System-Token</code>, added by the brand’s host: <code>sandbox-</code> and the brand’s
            name; without one a call is answered as ${DEFAULT_BRAND}
          </dd>
        </div>
        <div>
          <dt>Visitor</dt>
          <dd><code>X-Forwarded-For</code>, believed only beside a system token</dd>
        </div>
        <div>
          <dt>Once</dt>
          <dd>an action carries an <code>Idempotency-Key</code>: the same key again gets the first answer</dd>
        </div>
        <div>
          <dt>Pages</dt>
          <dd>
            <code>pageNo</code> from 1 and <code>limit</code>, 20 unless told, 200 at most; a list is count
            and rows
          </dd>
        </div>
      </dl>
    </section>`;
}
