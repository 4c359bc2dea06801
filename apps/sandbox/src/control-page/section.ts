import { html, type Html } from '../cashier/provider/html.ts';

/** A section of the testers' page: its place in the index, its heading, what is in it. */
export type PageSection = {
  id: string;
  title: string;
  /** One sentence below the heading. */
  lead: string;
  body: Html;
};

export function sectionHtml({ id, title, lead, body }: PageSection): Html {
  return html`<section id="${id}" class="section" aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <p class="lead">${lead}</p>
    ${body}
  </section>`;
}

export function indexHtml(sections: readonly PageSection[]): Html {
  return html`<nav class="index" aria-label="Sections">
    <ul>
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
    </ul>
  </nav>`;
}

export type SelectChoice = { value: string; text: string };

export function renderOptions(choices: readonly SelectChoice[]): Html[] {
  return choices.map(({ value, text }) => html`<option value="${value}">${text}</option>`);
}
