import type { ApiClient } from '@baize/api/client';
import { fakeClient } from './fake-client.ts';
import { okResponse } from './fake-platform.ts';

/** A platform at the network's edge that answers each call by the end of its path as the test says. */
export class StubPlatform {
  readonly responses = new Map<string, (url: URL) => Response | Promise<Response>>();
  readonly requests: URL[] = [];
  /** No request comes through while this is true. */
  isOffline = false;

  /** From now on a call is answered with this. */
  respondWith(path: string, data: unknown): void {
    this.responses.set(path, () => okResponse(data));
  }

  sent(path: string): URL[] {
    return this.requests.filter(({ pathname }) => pathname.endsWith(path));
  }

  client(): ApiClient {
    return fakeClient((url) => {
      this.requests.push(url);
      if (this.isOffline) throw new TypeError('Failed to fetch');
      const found = [...this.responses].find(([path]) => url.pathname.endsWith(path));
      return found ? found[1](url) : Response.json({ success: false, message: 'No' }, { status: 404 });
    });
  }
}
