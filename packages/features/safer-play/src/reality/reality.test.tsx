import { tokenStore } from '@baize/browser/token-store';
import { playPause } from '@baize/player/play-pause';
import { startPlaySession, getPlaySession, recordRound } from '@baize/player/play-session';
import { setRealityCheckInterval } from '@baize/player/reality-check';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW, okResponse } from '../testing/limits-platform.ts';
import { MODAL_PROPS, renderLimits, freezeTimeAndZone, cleanUp } from '../testing/limits-harness.tsx';
import { RealityCheck } from './reality-check.tsx';
import { PlaySumsReader } from './play-sums-reader.tsx';
import { RealityCheckDialog } from './reality-check-dialog.tsx';

const MINUTE = 60_000;

beforeEach(() => {
  freezeTimeAndZone();
  act(() => void tokenStore.set('a-token'));
});
afterEach(() => {
  act(() => tokenStore.clear());
  cleanUp();
});

/** Half an hour and a second of play, told every half hour. */
function played(interval: number | null = 30) {
  setRealityCheckInterval('7', interval);
  startPlaySession(NOW - 30 * MINUTE - 1_000);
  recordRound({ id: 'r1', stake: 86, win: 73.6, currency: 'EUR', at: NOW - MINUTE });
  return renderLimits(
    <>
      <Back />
      <RealityCheck />
    </>,
    { url: '/casino/games/reef' },
  );
}

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      To the page before
    </button>
  );
}

test('a check tells the time, the stakes and the net result, and asks the game to pause [LIM-07]', async () => {
  played();
  const dialog = await screen.findByRole('alertdialog', { name: 'Time check' });
  expect(dialog.textContent).toContain('You get a reminder every 30 min of play.');
  expect(dialog.textContent).toContain('0:30:01');
  expect(dialog.textContent).toContain('€86.00');
  expect(dialog.textContent).toContain('−€12.40');
  expect(playPause.get()).toBe(true);
});

test('the figures are the platform’s, which knows the rounds whose page was left; a round told meanwhile is not counted twice [LIM-07]', async () => {
  let sums = [{ currencyCode: 'EUR', staked: 90, won: 73.6 }];
  let readings = 0;
  setRealityCheckInterval('7', 30);
  startPlaySession(NOW - 30 * MINUTE - 1_000);
  recordRound({ id: 'r1', stake: 86, win: 73.6, currency: 'EUR', at: NOW - MINUTE });
  const answer = () => {
    readings += 1;
    return okResponse({ playSession: { sums } });
  };
  renderLimits(
    <>
      <PlaySumsReader />
      <RealityCheck />
    </>,
    { url: '/casino/games/reef', platform: { answers: { 'GET play-session': answer } } },
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Time check' });
  await waitFor(() => expect(dialog.textContent).toContain('€90.00'));
  expect(dialog.textContent).toContain('−€16.40');
  const before = readings;
  sums = [{ currencyCode: 'EUR', staked: 91, won: 75 }];
  act(() => recordRound({ id: 'r2', stake: 1, win: 1.4, currency: 'EUR', at: NOW }));
  await waitFor(() => expect(dialog.textContent).toContain('€91.00'));
  expect(dialog.textContent).toContain('−€16.00');
  expect(readings).toBeGreaterThan(before);
});

test('a platform that does not know the call leaves the count to the games [LIM-07]', async () => {
  let readings = 0;
  const answer = () => {
    readings += 1;
    return Response.json({ success: false, message: 'Unknown' }, { status: 404 });
  };
  startPlaySession(NOW - MINUTE);
  recordRound({ id: 'r1', stake: 2, win: 0, currency: 'EUR', at: NOW - 1_000 });
  renderLimits(<PlaySumsReader />, { platform: { answers: { 'GET play-session': answer } } });
  await waitFor(() => expect(readings).toBe(1));
  act(() => recordRound({ id: 'r2', stake: 2, win: 3, currency: 'EUR', at: NOW }));
  expect(getPlaySession()?.sums).toEqual([{ currency: 'EUR', staked: 4, net: -1 }]);
});

test('five buttons of one weight lead out, and nothing else does [LIM-07]', async () => {
  const { user } = played();
  await screen.findByRole('alertdialog');
  const buttons = screen.getAllByRole('button').filter((button) => button.closest('[role=alertdialog]'));
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Break',
    'Limits',
    'History',
    'Leave',
    'Continue playing',
  ]);
  const looks = buttons.map((button) => button.className.split(' ').slice(0, 3).join(' '));
  expect(new Set(looks).size).toBe(1);
  await user.keyboard('{Escape}');
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test.each([
  ['Break', '/profile/freeze-account'],
  ['Limits', '/profile/limits'],
  ['History', '/profile/transactions'],
  ['Leave', '/'],
  ['Continue playing', '/casino/games/reef'],
])('“%s” answers the check and leads to %s', async (name, path) => {
  const { press, address } = played();
  await press(name);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(address()).toBe(path);
  expect(playPause.get()).toBe(false);
  // Back leads to the game, with no other page between.
  if (path !== '/casino/games/reef') await press('To the page before');
  await waitFor(() => expect(address()).toBe('/casino/games/reef'));
});

test.each([
  [true, '/casino/games/reef'],
  [false, '/'],
])(
  'an answer in one tab is the answer of all of them: the game goes on, %s, at %s [LIM-07]',
  async (goesOn, path) => {
    const { address } = played();
    await screen.findByRole('alertdialog');
    const session = getPlaySession();
    act(() => {
      const key = 'baize.reality-answered';
      const leftIn = goesOn ? null : 'another-tab';
      const answer = { mark: session?.mark, since: session?.since, at: NOW, leftIn };
      localStorage.setItem(key, JSON.stringify(answer));
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toBe(path);
  },
);

test('a check that falls due in a hidden tab comes there too, and the game is asked to pause [LIM-07]', async () => {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  setRealityCheckInterval('7', 30);
  startPlaySession(NOW - 29 * MINUTE);
  recordRound({ id: 'r1', stake: 86, win: 73.6, currency: 'EUR', at: NOW - MINUTE });
  renderLimits(<RealityCheck />, { url: '/casino/games/reef' });
  await waitFor(() => expect(screen.getByLabelText('address')).toBeTruthy());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(playPause.get()).toBe(false);
  vi.setSystemTime(NOW + 2 * MINUTE);
  expect(await screen.findByRole('alertdialog', {}, { timeout: 5_000 })).toBeTruthy();
  expect(playPause.get()).toBe(true);
  expect(hidden).toHaveBeenCalled();
});

test('a check is read from its title, so that a key for the game answers nothing [LIM-07]', async () => {
  const { user } = played();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Time check'));
  await user.keyboard(' {Enter}');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

test('whoever has not played for an hour is not asked, nor whoever wants no check', async () => {
  played(null);
  await waitFor(() => expect(screen.getByLabelText('address')).toBeTruthy());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['leaves', async () => undefined],
  ['is drawn also where the browser keeps', () => Promise.reject(new TypeError('not allowed'))],
])('a check %s the full screen, behind which the page could not be seen [LIM-07]', async (_, exit) => {
  const leave = vi.fn(exit);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.body });
  Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: leave });
  played();
  await screen.findByRole('alertdialog');
  expect(leave).toHaveBeenCalledOnce();
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
});

test('the player chooses the interval in whole minutes, and can turn it off where the market allows [LIM-07]', async () => {
  const open = () => renderLimits(<RealityCheckDialog {...MODAL_PROPS} />, {});
  const { type, press, user } = open();
  await type('Remind me every (minutes)', '0');
  await press('Save');
  expect(screen.getByText('Enter whole minutes, at least 1.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Remind me every (minutes)'));
  await type('Remind me every (minutes)', '20');
  await press('Save');
  expect(await screen.findByText('Reality check every 20 min of play.')).toBeTruthy();
  await press('Turn it off');
  expect(await screen.findByText('No reality check is set.')).toBeTruthy();
});
