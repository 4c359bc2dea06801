/** Takes the eye and the keyboard to the page's heading. */
export function focusPageHeading() {
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
