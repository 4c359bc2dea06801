/** Attribute that gives one piece of paper its soft shadow. */
export const SHADOW = 'filter="url(#lh-s)"';

/** The paper shadow: 4 below, 5 wide, berry at 22 % (look §10). */
export function shadowFilter(): string {
  return [
    '<filter id="lh-s" x="-.2" y="-.2" width="1.4" height="1.5">',
    '<feDropShadow dx="0" dy="4" stdDeviation="2.5" flood-color="#7A1A4E" flood-opacity=".22"/></filter>',
  ].join('');
}
