import { html, type Html } from '../cashier/provider/html.ts';
import type { PublishedEndpoint } from '../openapi/document.ts';
import { getExamplePersona, getExamplePrerequisite } from '../openapi/examples.ts';
import { isRecord } from '../openapi/json-schema.ts';
import type { Examples, Parameter } from '../openapi/operation.ts';
import { PERSONA_NAMES } from '../personas/persona.ts';
import { BRANDS } from '../settings/brand-settings.ts';

const AUTH = {
  none: 'This call never carries a token.',
  optional: 'Carries a token where there is one. Choosing a persona signs them in, and out elsewhere.',
  required: 'Needs a token. Choosing a persona signs them in, and out elsewhere.',
} as const;

/** The form that asks a call of this very sandbox; the script beside it sends and shows. */
export function tryForm({ method, path, operation }: PublishedEndpoint): Html {
  const { auth, requiresIdempotencyKey } = operation['x-baize'];
  const { 'application/json': json, 'multipart/form-data': form } = operation.requestBody?.content ?? {};
  const asker = getExamplePersona({ name: operation.operationId, auth });
  const needs = getExamplePrerequisite(operation.operationId);
  const asked = operation.parameters.filter(({ in: place }) => place !== 'header');
  return html`<form id="try" class="card try" data-method="${method}" data-path="${path}" data-auth="${auth}">
    <div class="fields">
      <div>
        <label for="try-persona">Who asks</label>
        <select id="try-persona" ${auth === 'none' ? html`disabled` : null}>
          <option value="">nobody</option>
          ${PERSONA_NAMES.map(
            (name) =>
              html`<option value="${name}" ${name === asker ? html`selected` : null}>${name}</option>`,
          )}
        </select>
      </div>
      <div>
        <label for="try-brand">For which brand</label>
        <select id="try-brand">
          ${BRANDS.map((brand) => html`<option value="sandbox-${brand}">${brand}</option>`)}
        </select>
      </div>
      ${asked.map(parameterField)}
      ${
        requiresIdempotencyKey
          ? html`<div>
              <label for="try-key">Idempotency-Key</label>
              <input id="try-key" maxlength="255" autocomplete="off" spellcheck="false" />
            </div>`
          : null
      }
      ${form ? formFields(form.examples) : null}
    </div>
    <p class="hint">${needs === null ? '' : `${needs} `}${AUTH[auth]}</p>
    ${json ? bodyField(json.examples) : null}
    <div class="row">
      <button type="submit" class="main">Send it</button>
      ${requiresIdempotencyKey ? html`<button type="button" id="try-new-key">A new key</button>` : null}
      <button type="button" id="try-curl">Copy as curl</button>
    </div>
    <p id="try-status" class="status" role="status"></p>
    <pre id="try-answer" role="region" aria-label="What came back" tabindex="0" hidden></pre>
  </form>`;
}

function parameterField({ name, in: place, required, schema, example }: Parameter): Html {
  const id = `try-${place}-${name}`;
  const shown = typeof example === 'string' ? example : (JSON.stringify(example) ?? '');
  const words = schema.enum ?? (schema.type === 'boolean' ? [true, false] : null);
  return html`<div>
    <label for="${id}">${name}${required ? html` <em>required</em>` : null}</label>
    ${
      words
        ? html`<select id="${id}" data-in="${place}" data-name="${name}">
            <option value=""></option>
            ${words.map((word) => html`<option>${String(word)}</option>`)}
          </select>`
        : html`<input
            id="${id}"
            data-in="${place}"
            data-name="${name}"
            autocomplete="off"
            spellcheck="false"
            placeholder="${shown}"
            ${required ? html`required value="${shown}"` : null}
          />`
    }
  </div>`;
}

function formFields(examples: Examples): Html {
  const { full } = examples;
  const sent = isRecord(full?.value) ? Object.entries(full.value) : [];
  return html`${sent.map(
      ([name, value]) =>
        html`<div>
          <label for="try-form-${name}">${name}</label>
          <input id="try-form-${name}" data-in="form" data-name="${name}" value="${String(value)}" required />
        </div>`,
    )}
    <div>
      <label for="try-file">file</label>
      <input id="try-file" type="file" accept=".jpg,.jpeg,.png,.pdf" required />
    </div>`;
}

function bodyField(examples: Examples): Html {
  const { full, brief = full } = examples;
  return html`<label for="try-body">Body, JSON</label>
    <textarea id="try-body" class="code" rows="8" spellcheck="false">
${JSON.stringify(brief?.value, null, 2)}</textarea>
    ${
      Object.keys(examples).length < 2
        ? null
        : html`<div class="row" role="group" aria-label="Fill the body">
            ${Object.values(examples).map(
              ({ summary, value }) =>
                html`<button type="button" class="quiet" data-body="${JSON.stringify(value, null, 2)}">
                  ${summary}
                </button>`,
            )}
          </div>`
    }`;
}
