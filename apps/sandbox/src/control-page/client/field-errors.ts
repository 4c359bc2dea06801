import { element } from './dom.ts';

/**
 * Says beside each field (`data-field` names it as the sandbox does) what is wrong with it: in its own words
 * (`data-wrong`), where it has some. Fields without a problem are cleared; true when every problem has found its field.
 */
export function showFieldErrors(form: HTMLFormElement, problems: Readonly<Record<string, string>>): boolean {
  const placed = new Set<string>();
  let first: HTMLElement | null = null;
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]')) {
    const { field: name = '', wrong } = field.dataset;
    const problem = problems[name];
    const id = `${field.id}-problem`;
    form.querySelector(`#${id}`)?.remove();
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    if (problem === undefined || field.closest('[hidden]')) continue;
    placed.add(name);
    const words = element('small', 'problem', wrong ?? problem);
    words.id = id;
    field.after(words);
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', id);
    first ??= field;
  }
  first?.focus();
  return placed.size > 0 && Object.keys(problems).every((name) => placed.has(name));
}
