import { expect, test, vi } from 'vitest';
import { sendBeacon } from './send-beacon.ts';

const event = { event: 'PAGE_VIEW', data: { path: '/cashback' } };

function portsWith(answer: Response, token: string | null = null) {
  return {
    locale: () => 'de',
    token: () => token,
    onServerDate: vi.fn(),
    onSessionEnded: vi.fn(),
    fetch: vi.fn<typeof fetch>(async () => answer),
  };
}

const refusal = () => Response.json({ success: false, message: 'no' }, { status: 403 });

test('an event outlives the page, carries the language and brings back the clock', async () => {
  const ports = portsWith(
    Response.json({ success: true, data: {} }, { headers: { Date: 'Fri, 20 Nov 2026 17:17:19 GMT' } }),
  );
  await sendBeacon(ports, event);
  const [path, init] = ports.fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/user/log-event');
  expect(init).toMatchObject({ method: 'PUT', keepalive: true, body: JSON.stringify(event) });
  expect(init?.headers).toMatchObject({ 'Accept-Language': 'de' });
  expect(init?.headers).not.toHaveProperty('Authorization');
  expect(ports.onServerDate.mock.calls[0]?.[0]).toBe('Fri, 20 Nov 2026 17:17:19 GMT');
});

test('a refused token ends the session here as everywhere', async () => {
  const ports = portsWith(refusal(), 'token');
  await expect(sendBeacon(ports, event)).rejects.toThrow('403');
  expect(ports.onSessionEnded).toHaveBeenCalledWith('SESSION_EXPIRED');
});

test('a refusal of somebody else, or of a visitor, ends nothing', async () => {
  const elsewhere = portsWith(new Response('<h1>Forbidden</h1>', { status: 403 }), 'token');
  await expect(sendBeacon(elsewhere, event)).rejects.toThrow('403');
  expect(elsewhere.onSessionEnded).not.toHaveBeenCalled();
  const visitor = portsWith(refusal());
  await expect(sendBeacon(visitor, event)).rejects.toThrow('403');
  expect(visitor.onSessionEnded).not.toHaveBeenCalled();
});

test('a refusal of a token whose place another has taken meanwhile ends nothing', async () => {
  const tokens = ['old', 'new'];
  const ports = { ...portsWith(refusal()), token: () => tokens.shift() ?? 'new' };
  await expect(sendBeacon(ports, event)).rejects.toThrow('403');
  expect(ports.onSessionEnded).not.toHaveBeenCalled();
});
