import { html, type Html } from '../cashier/provider/html.ts';
import type { JsonSchema } from '../openapi/json-schema.ts';
import { flattenSchema, type FieldRow } from './schema-rows.ts';
import { getTypeLabel } from './type-labels.ts';

/** A schema as a readable table; one that names no fields is told in words. */
export function schemaTable(schema: JsonSchema, title: string): Html {
  const shapes = flattenSchema(schema).filter(({ rows }) => rows.length > 0);
  if (shapes.length === 0) return html`<p class="hint">${fieldless(schema)}</p>`;
  return html`${shapes.map(
    (shape) =>
      html`${shape.title === null ? null : html`<h4>${shape.title}</h4>`}
        <div
          class="card scroll"
          role="region"
          aria-label="Fields: ${title}${shape.title === null ? '' : `, ${shape.title}`}"
          tabindex="0"
        >
          <table class="stacked fields">
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Type</th>
                <th scope="col">Notes</th>
              </tr>
            </thead>
            <tbody>
              ${shape.rows.map(fieldRow)}
            </tbody>
          </table>
        </div>`,
  )}`;
}

function fieldRow({ parent, name, type, isRequired, notes }: FieldRow): Html {
  return html`<tr>
    <th scope="row">
      <code><span>${parent}</span>${name}</code>
      ${isRequired ? html`<em>required</em>` : null}
    </th>
    <td data-label="Type">${type}</td>
    <td data-label="Notes">
      ${notes.length === 0 ? html`<span class="nothing">–</span>` : notes.join('; ')}
    </td>
  </tr>`;
}

function fieldless(schema: JsonSchema): string {
  if (schema.type === 'object' && schema.additionalProperties === undefined) return 'An empty object.';
  if (typeof schema.additionalProperties === 'object') {
    return `Names, each with: ${getTypeLabel(schema.additionalProperties)}.`;
  }
  const words = getTypeLabel(schema);
  return words === 'object or null'
    ? 'Nothing, or an empty object.'
    : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
}
