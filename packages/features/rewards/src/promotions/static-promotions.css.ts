import { featureStyle } from '../feature-style.ts';

export const everybody = featureStyle({
  selectors: { 'html[data-session="kept"] &': { display: 'none' } },
});

export const withSession = featureStyle({
  selectors: { 'html:not([data-session="kept"]) &': { display: 'none' } },
});
