import { inShell } from '../writing/shell-style.ts';

/** Everybody's page, out of sight while a kept session is read: what it offers may be kept from that player. */
export const everybody = inShell({
  selectors: { 'html[data-session="kept"] &': { display: 'none' } },
});

/** What stands in its place meanwhile. */
export const withSession = inShell({
  selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } },
});
