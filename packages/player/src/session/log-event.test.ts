import { tokenStore } from '@baize/browser/token-store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEvent } from './log-event.ts';

let sent: { init: RequestInit; body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (typeof init.body === 'string') sent.push({ init, body: JSON.parse(init.body) });
    return Response.json({ success: true, data: {} });
  });
});

afterEach(() => {
  tokenStore.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an event carries what it is about, the device and who sent the visitor, and outlives its page [TRK-02] [SES-08]', async () => {
  document.arrival = 'https://brand.example/?cpnc=c1&mkt=DE&userDeviceType=mobile';
  await logEvent('PAGE_VIEW', { path: '/cashback' });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    event: 'PAGE_VIEW',
    data: { path: '/cashback' },
    userDeviceType: 'mobile',
    cpncToSent: 'c1',
    mkt: 'DE',
  });
  expect(sent[0]?.init).toMatchObject({ method: 'PUT', keepalive: true });
});

test('what is not known of the visit is left out', async () => {
  await logEvent('ALTERNATIVE_METHOD_BUTTON', {});
  expect(sent[0]?.body).toEqual({
    event: 'ALTERNATIVE_METHOD_BUTTON',
    data: {},
    userDeviceType: 'tablet',
  });
});

test('an event that does not get through is logged once and rejects nothing', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline');
  });
  await logEvent('PAGE_VIEW', {});
  await logEvent('PAGE_VIEW', {});
  expect(said).toHaveBeenCalledOnce();
});
