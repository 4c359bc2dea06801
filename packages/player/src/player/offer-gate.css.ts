import { shellStyle } from '@baize/page/shell-style';

/** Everybody's page, out of sight while a kept session is read: what it offers may be kept from that player. */
export const withoutSession = shellStyle({
  selectors: { 'html[data-session="kept"] &': { display: 'none' } },
});

/** What stands in its place meanwhile. */
export const withSession = shellStyle({
  selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } },
});
