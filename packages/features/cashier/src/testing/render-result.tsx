import { ModalHost } from '@baize/links/modals';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { vi } from 'vitest';
import { cashierFeature } from '../feature.ts';
import { examplePlayer } from './example-player.ts';
import { FakeCashier, ok } from './fake-cashier.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** What the page sends beside the platform's calls. */
export const backgroundFetch = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: {} }));

type RenderResultOptions = {
  rows?: object[];
  answer?: () => Promise<Response>;
} & Partial<TestProvidersProps>;

/** A page with a result's dialog over it, before a platform that answers these transactions. */
export function renderResult(search: string, { rows = [], answer, ...stage }: RenderResultOptions = {}) {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = answer ?? ok({ transactions: { count: rows.length, rows } });
  vi.stubGlobal('fetch', backgroundFetch);
  render(
    <TestProviders
      url={`/casino${search}`}
      viewer="player"
      api={platform.client()}
      player={platform.player}
      brand={{ features: [cashierFeature] }}
      {...stage}
    >
      <Address />
      <ModalHost />
    </TestProviders>,
  );
  return userEvent.setup();
}
