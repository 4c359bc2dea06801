import { MARKETS, RULE_PACKS, type Market } from '@baize/domain/rule-packs';
import { playerFixture } from '@baize/player/player-fixture';
import { sessionStore } from '@baize/player/session';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { okResponse, NOW, refusalResponse } from '../testing/limits-platform.ts';
import {
  MODAL_PROPS,
  renderLimits,
  stripIsolates,
  freezeTimeAndZone,
  cleanUp,
  type LimitsPlatformOptions,
} from '../testing/limits-harness.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import { getExclusionLengths } from './lengths.ts';
import { SelfExclusionDialog } from './self-exclusion-dialog.tsx';

beforeEach(() => freezeTimeAndZone());
afterEach(cleanUp);

const { userLimit } = playerFixture({ limit: { selfExclusion: '2026-11-27' } }).getUser;
const TAKES = { answers: { 'PUT self-exclusion': () => okResponse({ userLimit }) } };

function exclude(platform: LimitsPlatformOptions = {}, market = 'default') {
  return renderLimits(<SelfExclusionDialog {...MODAL_PROPS} />, { platform, settings: { market } });
}

const choices = async () => {
  await screen.findByText(/For how long\?/);
  return screen.getAllByRole('button').map((button) => button.textContent);
};

test('every length is offered, and a number of months', async () => {
  exclude();
  expect(await choices()).toEqual([
    '',
    '1 hour',
    '12 hours',
    '1 day',
    '3 days',
    '1 week',
    '1 month',
    'Permanently',
    'Use this number of months',
  ]);
});

test('a market offers its own lengths, and every brand of the licence is covered', async () => {
  const { press } = exclude({}, 'mt');
  expect(await choices()).toContain('Permanently');
  await press('Permanently');
  expect(screen.getByText(/It covers this site and every other brand of ours/)).toBeTruthy();
});

test('a market without short exclusions offers none, and an end in another year names the year [LIM-04]', async () => {
  const { press } = exclude({}, 'gb');
  expect(await choices()).toEqual(['', '6 months', '1 year', '5 years']);
  await press('5 years');
  expect(screen.getByText('In force until').nextElementSibling?.textContent).toMatch(/Nov 2031.*Nov 2031/);
});

test.each([
  ['1 hour', { duration: '1h' }, 'Fri 20 Nov, 19:17 your time (Fri 20 Nov, 18:17\u00a0UTC)'],
  ['12 hours', { duration: '12h' }, 'Sat 21 Nov, 06:17 your time (Sat 21 Nov, 05:17\u00a0UTC)'],
  ['1 day', { duration: '1d' }, 'Sun 22 Nov, 00:00 your time (Sat 21 Nov, 23:00\u00a0UTC)'],
  ['3 days', { duration: '3d' }, 'Tue 24 Nov, 00:00 your time (Mon 23 Nov, 23:00\u00a0UTC)'],
  ['1 week', { duration: '1w' }, 'Sat 28 Nov, 00:00 your time (Fri 27 Nov, 23:00\u00a0UTC)'],
  ['1 month', { duration: '1m' }, 'Mon 21 Dec, 00:00 your time (Sun 20 Dec, 23:00\u00a0UTC)'],
  ['Permanently', { permanent: true }, 'No end is set.'],
])(
  '%s: what it means stands before anything is sent, and one more press sends it [LIM-04]',
  async (length, body, until) => {
    const { press, sent } = exclude(TAKES);
    await press(length);
    const ends = stripIsolates(screen.getByText('In force until').nextElementSibling?.textContent);
    expect(ends).toBe(until);
    const means = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(means).toEqual([
      'It begins at once. You are signed out everywhere.',
      'Playing, deposits, bonuses and claims are off.',
      'You can log in again to withdraw your money.',
      'It cannot be undone or shortened in the app, by anybody.',
      'An open bonus ends, and what it holds is lost. Your own money stays yours to withdraw.',
      'It covers this site and every other brand of ours under the same licence.',
    ]);
    expect(sent).toEqual([]);
    await press(`Exclude me: ${length}`);
    expect(sent).toEqual([{ method: 'PUT', path: '/api/user/self-exclusion', body }]);
  },
);

test('a number of months is taken as it is typed, and no other [LIM-04]', async () => {
  const { press, type, user, sent } = exclude(TAKES);
  await type('A number of months', '0');
  await press('Use this number of months');
  expect(screen.getByText('Enter a whole number from 1 to 120.')).toBeTruthy();
  await user.clear(screen.getByLabelText('A number of months'));
  await type('A number of months', '6');
  await press('Use this number of months');
  await press('Exclude me: 6 months');
  expect(sent.map(({ body }) => body)).toEqual([{ months: 6 }]);
});

test('a longer exclusion that stands is said to stand', async () => {
  const { press } = exclude({ answers: { 'PUT self-exclusion': () => refusalResponse('EXCLUSION_STANDS') } });
  await press('1 hour');
  await press('Exclude me: 1 hour');
  expect((await screen.findByRole('alert')).textContent).toContain('A longer one is in force already.');
});

test('an exclusion whose answer was lost ends the session once the account says that it holds', async () => {
  const ended = vi.spyOn(sessionStore, 'dispatch');
  const { press } = exclude({
    answers: {
      'PUT self-exclusion': () => Promise.reject(new TypeError('gone')),
      'GET get-user-details': () => okResponse(playerFixture({ limit: { selfExclusion: '2026-11-27' } })),
    },
  });
  await press('1 week');
  await press('Exclude me: 1 week');
  await waitFor(() =>
    expect(ended).toHaveBeenCalledWith({ type: 'sessionEnded', reason: 'ACCOUNT_LOCKED', at: NOW }),
  );
});

test.each([
  ['1 Day', 1],
  ['3 Days', 3],
  ['7 Days', 7],
  ['10 Days', 10],
])(
  'a break of %s is chosen, shown with its end in two times, and begun by one press [LIM-05]',
  async (name, days) => {
    const { press, sent, user } = renderLimits(<FreezeDialog {...MODAL_PROPS} />, {
      platform: { answers: { 'PUT freeze': () => okResponse({ userLimit }) } },
    });
    expect(await screen.findByRole('button', { name: 'Choose the days first' })).toHaveProperty(
      'disabled',
      true,
    );
    await user.click(screen.getByRole('radio', { name }));
    const ends = stripIsolates(screen.getByText('In force until').nextElementSibling?.textContent);
    expect(ends).toContain('18:17 your time');
    expect(ends).toContain('17:17\u00a0UTC');
    await press(`Freeze my account: ${name}`);
    expect(sent).toEqual([{ method: 'PUT', path: '/api/user/freeze', body: { days } }]);
  },
);

test.each<[Market, string[]]>([
  ['gb', ['1 Day', '7 Days', '1 month', '6 weeks']],
  ['on', ['1 Day', '7 Days', '1 month', '2 months', '3 months']],
])('in market %s the breaks are its own, and the longest is taken [LIM-05]', async (market, names) => {
  const { press, sent, user } = renderLimits(<FreezeDialog {...MODAL_PROPS} />, {
    settings: { market },
    url: '/profile/limits?modal=freeze&days=3',
    platform: { answers: { 'PUT freeze': () => okResponse({ userLimit }) } },
  });
  // A break the market does not have is not begun by an address either.
  expect(await screen.findByRole('button', { name: 'Choose the days first' })).toBeTruthy();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(names);
  const longest = names.at(-1) ?? '';
  await user.click(screen.getByRole('radio', { name: longest }));
  await press(`Freeze my account: ${longest}`);
  expect(sent.map(({ body }) => body)).toEqual([{ days: market === 'gb' ? 42 : 92 }]);
});

test.each(MARKETS)('every exclusion of market %s can be asked for [LIM-04]', (market) => {
  expect(getExclusionLengths(RULE_PACKS[market])).toEqual(RULE_PACKS[market].exclusionLengths);
});

test('a link to a break of some days opens with them chosen', async () => {
  renderLimits(<FreezeDialog {...MODAL_PROPS} />, { url: '/profile/limits?modal=freeze&days=7' });
  expect(await screen.findByRole('button', { name: 'Freeze my account: 7 Days' })).toBeTruthy();
});

test('within an exclusion no break is offered, which would promise that the account opens again with it [LIM-05]', async () => {
  renderLimits(<FreezeDialog {...MODAL_PROPS} />, {
    url: '/profile/limits?modal=freeze&days=7',
    player: playerFixture({ limit: { selfExclusion: '2026-11-27' } }),
  });
  expect(await screen.findByText(/Your self-exclusion is in force/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText(/It ends .*28 Nov/)).toBeTruthy();
});

test('within a longer exclusion a shorter one is not summed up as if it would hold: the end is that of the longer [LIM-04]', async () => {
  const { press } = renderLimits(<SelfExclusionDialog {...MODAL_PROPS} />, {
    player: playerFixture({ limit: { selfExclusion: '2026-12-31' } }),
  });
  await press('1 hour');
  const text = stripIsolates((await screen.findByText(/A longer one is in force already/)).textContent);
  expect(text).toMatch(/It ends .*1 Jan/);
  expect(screen.queryByRole('button', { name: /^Exclude me/ })).toBeNull();
  await press('Back');
  await press('Permanently');
  expect(await screen.findByRole('button', { name: 'Exclude me: Permanently' })).toBeTruthy();
});

test('within a break a shorter one cannot be chosen, nor by the address that names it [LIM-05]', async () => {
  const frozenUntil = new Date(NOW + 5 * 86_400_000).toISOString();
  renderLimits(<FreezeDialog {...MODAL_PROPS} />, {
    player: playerFixture({ limit: { frozenUntil } }),
    url: '/profile/limits?days=1',
  });
  const radio = async (name: string) => {
    const found = await screen.findByRole('radio', { name });
    return found instanceof HTMLInputElement ? [found.disabled, found.checked] : null;
  };
  expect(await radio('1 Day')).toEqual([true, false]);
  expect(await radio('3 Days')).toEqual([true, false]);
  expect(await radio('7 Days')).toEqual([false, false]);
  expect(screen.queryByText('In force until')).toBeNull();
});

test('days are counted where the platform counts them, not where the player has travelled to [LIM-04]', async () => {
  const player = playerFixture();
  const { press } = renderLimits(<SelfExclusionDialog {...MODAL_PROPS} />, {
    player: { ...player, getUser: { ...player.getUser, timeZone: 'Pacific/Auckland' } },
  });
  await press('1 day');
  // 17:17 UTC on the 20th is the 21st there: the 22nd is the last day.
  expect(stripIsolates((await screen.findByText(/UTC/)).textContent)).toContain('Sun 22 Nov, 11:00\u00a0UTC');
});

test('within a short exclusion and a long break a longer exclusion can be made all the same [LIM-04]', async () => {
  const until = new Date(NOW + 3_600_000).toISOString();
  const player = playerFixture({ limit: { frozenUntil: new Date(NOW + 10 * 86_400_000).toISOString() } });
  const userLimit = player.getUser.userLimit && {
    ...player.getUser.userLimit,
    selfExclusion: until,
    selfExclusionUntil: until,
  };
  const { press } = renderLimits(<SelfExclusionDialog {...MODAL_PROPS} />, {
    player: { ...player, getUser: { ...player.getUser, userLimit } },
  });
  await press('1 day');
  expect(await screen.findByRole('button', { name: 'Exclude me: 1 day' })).toBeTruthy();
});

test('an exclusion shorter than the break that runs says when the break ends [LIM-04] [LIM-05]', async () => {
  const { press } = renderLimits(<SelfExclusionDialog {...MODAL_PROPS} />, {
    player: playerFixture({ limit: { frozenUntil: new Date(NOW + 5 * 86_400_000).toISOString() } }),
  });
  await press('1 hour');
  expect(stripIsolates((await screen.findByText(/Your account is frozen/)).textContent)).toContain('25 Nov');
});
