import { byId, elementById, input } from './dom.ts';
import { subscribe } from './refresh.ts';
import { runAction } from './status-message.ts';
import { request } from './server.ts';

/** Where visitors come from, and the form that places them elsewhere. */
export function startVisitor(): void {
  const form = byId('visitor-form', HTMLFormElement);
  const country = input('visitor-country');
  let isFirst = true;
  subscribe(({ state: { visitor } }) => {
    elementById('bar-country').textContent = visitor.country;
    elementById('bar-country').setAttribute('aria-label', `Visitors come from ${visitor.country}`);
    elementById('bar-country').hidden = false;
    elementById('visitor-now').textContent =
      `Now in ${visitor.country}${visitor.ip === null ? '' : `, at ${visitor.ip}`}`;
    if (isFirst) country.value = visitor.country;
    if (isFirst) input('visitor-ip').value = visitor.ip ?? '';
    isFirst = false;
  });
  const place = () => {
    const where = { country: country.value, ip: input('visitor-ip').value.trim() || null };
    void runAction(
      `Visitors come from ${where.country.toUpperCase()} now`,
      () => request('POST', '/sandbox/visitor', where),
      form,
    );
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    place();
  });
  for (const chosen of document.querySelectorAll<HTMLElement>('[data-country]')) {
    chosen.addEventListener('click', () => {
      country.value = chosen.dataset['country'] ?? '';
      place();
    });
  }
}
