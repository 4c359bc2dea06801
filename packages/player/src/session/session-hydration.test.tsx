import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHydrated, beginHydration, endHydration } from '@baize/page/clock';
import { useSession } from './session.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

afterEach(() => {
  endHydration();
  cleanup();
  vi.unstubAllGlobals();
});

test('a page that is taken over is not drawn anew until that has ended, then once', async () => {
  const drawn: string[] = [];
  function Page() {
    const words = `${useSession().phase}, ${useHydrated() ? 'alive' : 'as sent'}`;
    drawn.push(words);
    return <p>{words}</p>;
  }
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Page />);
  drawn.length = 0;
  beginHydration();
  const root = await act(async () => hydrateRoot(place, <Page />));
  expect(drawn).toEqual(['starting, as sent']);
  await act(async () => endHydration());
  expect(drawn).toEqual(['starting, as sent', 'starting, alive']);
  expect(place.textContent).toBe('starting, alive');
  await act(async () => root.unmount());
});
