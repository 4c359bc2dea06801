import { ModalHost } from '@baize/shell/modals';
import { Stage, type StageProps } from '@baize/shell/stage';
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
export const sentAside = vi.fn<typeof fetch>(async () => Response.json({ success: true, data: {} }));

type Opened = { rows?: object[]; answer?: () => Promise<Response> } & Partial<StageProps>;

/** A page with a result's dialog over it, before a platform that answers these transactions. */
export function openResult(search: string, { rows = [], answer, ...stage }: Opened = {}) {
  const platform = new FakeCashier(examplePlayer());
  platform.answers['transactions'] = answer ?? ok({ transactions: { count: rows.length, rows } });
  vi.stubGlobal('fetch', sentAside);
  render(
    <Stage
      address={`/casino${search}`}
      viewer="player"
      api={platform.client()}
      player={platform.player}
      brand={{ features: [cashierFeature] }}
      {...stage}
    >
      <Address />
      <ModalHost />
    </Stage>,
  );
  return userEvent.setup();
}
