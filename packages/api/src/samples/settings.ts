import { getLocale, getSettings } from '../calls/settings.ts';
import { getScripts, logEvent } from '../calls/tracking.ts';
import { sample, silent } from './sample.ts';

const script = { key: 'analytics', head: '<script></script>', bodyStart: '<i></i>', bodyEnd: '<b></b>' };

/** Settings, texts and tracking. */
export const settingsSamples = [
  sample(getSettings, {
    ask: {},
    happy: { theme: 'wireframe', navigationSystem: 'panel', whitelistedIPs: ['192.0.2.1'] },
    minimal: {},
    maximal: { theme: 'wireframe', mirrorDomain: [{ url: 'm.test', domainId: 1 }], tomorrow: { a: [1] } },
  }),
  sample(getLocale, {
    ask: { params: { lng: 'pt-BR' } },
    happy: { 'nav.deposit': 'Depositar' },
    minimal: {},
    maximal: { 'nav.deposit': 'Depositar', 'bonus.left': '{count, plural, one {# dia} other {# dias}}' },
  }),
  sample(getScripts, {
    ask: { query: { enableAuthUsers: true, enableDepositors: false } },
    leastAsk: { query: {} },
    happy: [{ key: 'analytics', head: '<script></script>' }],
    minimal: [],
    maximal: [script, { ...script, key: 'pixel' }],
  }),
  silent(logEvent, {
    ask: {
      body: {
        event: 'PAGE_VIEW',
        data: { path: '/casino' },
        mkt: 'm',
        userDeviceType: 'mobile',
        cpncToSent: 'c',
      },
    },
    leastAsk: { body: { event: 'PAGE_VIEW' } },
  }),
];
