import { expect, test } from 'vitest';
import { MARKETS, RULE_PACKS } from '../limits/rule-packs.ts';
import {
  isLimitMissing,
  resolvePlayAccess,
  reachedPlayLimit,
  type PlayAccess,
  type PlayLimit,
  type PlayModeAccess,
  type PlayViewer,
} from './play-access.ts';

const guest: PlayViewer = { kind: 'guest' };
const player = (parts: Partial<Extract<PlayViewer, { kind: 'player' }>> = {}): PlayViewer => ({
  kind: 'player',
  exclusionStatus: 'free',
  exclusionUntil: null,
  limit: null,
  isLimitMissing: false,
  ...parts,
});
const LIMIT = { code: 'dailyLossLimit', until: 99 } as const;

const VIEWERS: readonly [string, PlayViewer][] = [
  ['guest', guest],
  ['player', player()],
  ['player at a limit', player({ limit: LIMIT })],
  ['excluded player', player({ exclusionStatus: 'excluded', exclusionUntil: 7 })],
  ['excluded player at a limit', player({ exclusionStatus: 'excluded', limit: LIMIT })],
  ['frozen player', player({ exclusionStatus: 'frozen', exclusionUntil: 8 })],
  ['frozen player at a limit', player({ exclusionStatus: 'frozen', limit: LIMIT })],
];

const FLAGS = [true, false];

/** Every combination of viewer, both settings, demo or none, and where the visitor is. */
const ALL = VIEWERS.flatMap(([name, viewer]) =>
  FLAGS.flatMap((allowGuestPlayDemoGames) =>
    FLAGS.flatMap((allowGameViewNotLoggedUser) =>
      FLAGS.flatMap((hasDemo) =>
        ['NL', 'de ', null].map((country) => ({
          name,
          viewer,
          rules: { allowGuestPlayDemoGames, allowGameViewNotLoggedUser },
          game: { hasDemo, restrictedCountries: ['DE', 'US'] },
          country,
        })),
      ),
    ),
  ),
);

const named = ALL.map((ask): [string, (typeof ALL)[number]] => [
  `${ask.name}, guests ${ask.rules.allowGuestPlayDemoGames ? 'may' : 'may not'} play demos and ${ask.rules.allowGameViewNotLoggedUser ? 'may' : 'may not'} look, ${ask.game.hasDemo ? 'demo' : 'no demo'}, in ${ask.country ?? 'an unknown country'}`,
  ask,
]);

/** What is to come out, by the rule's words, first match first. */
function wanted({ viewer, rules, game, country }: (typeof ALL)[number]): PlayAccess {
  const isGuest = viewer.kind === 'guest';
  const guestsDo = rules.allowGuestPlayDemoGames || rules.allowGameViewNotLoggedUser;
  const view = isGuest && !guestsDo ? 'login' : 'open';
  const both = (shut: PlayModeAccess): PlayAccess => ({ real: shut, demo: shut, view });
  if (!isGuest && viewer.exclusionStatus !== 'free')
    return both({ kind: 'refused', reason: viewer.exclusionStatus, until: viewer.exclusionUntil });
  if (country === 'de ') return both({ kind: 'refused', reason: 'restricted', country: 'DE' });
  const noDemo: PlayModeAccess = { kind: 'refused', reason: 'no-demo' };
  const needsLogin = isGuest && !rules.allowGuestPlayDemoGames;
  const demo: PlayModeAccess = !game.hasDemo ? noDemo : { kind: needsLogin ? 'login' : 'open' };
  if (isGuest) return { real: { kind: 'login' }, demo, view };
  if (viewer.limit === null) return { real: { kind: 'open' }, demo, view };
  return { real: { kind: 'refused', reason: 'limit', limit: 'dailyLossLimit', until: 99 }, demo, view };
}

test.each(named)('%s', (_, ask) => {
  expect(resolvePlayAccess(ask)).toEqual(wanted(ask));
});

const limit = (parts: Partial<PlayLimit>): PlayLimit => ({
  type: 'loss',
  period: 0,
  isReached: true,
  endsAt: 100,
  ...parts,
});

test('of several reached limits the one that holds longest is told', () => {
  const limits = [
    limit({}),
    limit({ type: 'bet', period: 1, endsAt: 500 }),
    limit({ period: 2, endsAt: 300 }),
  ];
  expect(reachedPlayLimit(limits, 50)).toEqual({ code: 'weeklyBetLimit', until: 500 });
  expect(reachedPlayLimit([...limits, limit({ period: 2, endsAt: null })], 50)).toEqual({
    code: 'monthlyLossLimit',
    until: null,
  });
});

test('a limit with something left, of a period that is over, on deposits or on time keeps nobody from a game', () => {
  expect(reachedPlayLimit([limit({ isReached: false })], 50)).toBeNull();
  expect(reachedPlayLimit([limit({ endsAt: 50 })], 50)).toBeNull();
  expect(reachedPlayLimit([limit({ type: 'deposit' }), limit({ type: 'session' })], 50)).toBeNull();
});

test.each(MARKETS)(
  'in market %s a deposit limit comes before play as its rule pack says [LIM-01]',
  (market) => {
    const pack = RULE_PACKS[market];
    const isAsked = ['nl', 'se', 'de'].includes(market);
    expect(isLimitMissing([], pack)).toBe(isAsked);
    expect(isLimitMissing([{ type: 'bet', amount: 5 }], pack)).toBe(isAsked);
    expect(isLimitMissing([{ type: 'deposit', amount: null }], pack)).toBe(isAsked);
    expect(isLimitMissing([{ type: 'deposit', amount: 0 }], pack)).toBe(false);
  },
);

test('a limit that is missing shuts play for money and leaves the demo, after an exclusion and the country', () => {
  const rules = { allowGuestPlayDemoGames: false, allowGameViewNotLoggedUser: false };
  const game = { hasDemo: true, restrictedCountries: ['DE'] };
  const of = (parts: Parameters<typeof player>[0], country: string | null = null) =>
    resolvePlayAccess({
      viewer: player({ isLimitMissing: true, limit: LIMIT, ...parts }),
      rules,
      game,
      country,
    });
  expect(of({})).toEqual({
    real: { kind: 'refused', reason: 'limit-unset' },
    demo: { kind: 'open' },
    view: 'open',
  });
  expect(of({}, 'DE').real).toMatchObject({ reason: 'restricted' });
  expect(of({ exclusionStatus: 'frozen' }).real).toMatchObject({ reason: 'frozen' });
});
