import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decideSession,
  LOGOUT_REASONS,
  type LogoutReason,
  type SessionEvent,
  type SessionState,
} from './session.ts';
import { RUNS } from '../testing/runs.ts';

/**
 * What a player would say of their session: are they in, out, or out because nobody could tell who they are; is a token
 * kept, what were they told it ended for.
 */
type Story = {
  player: 'waiting' | 'in' | 'out' | 'unread';
  token: 'kept' | 'gone';
  told: LogoutReason | null;
};

/** The session under test and how often the token of this sign-in was cleared. */
type Session = { state: SessionState; clears: number };

type Chapter = fc.Command<Story, Session>;

/** One thing that happens, what it makes of the story by the sources' words, and whether the log-in opens. */
function chapter(event: SessionEvent, tell: (story: Story) => Partial<Story> & { opens?: true }): Chapter {
  return {
    check: () => true,
    toString: () => JSON.stringify(event),
    run: (story, session) => {
      const brings = event.type === 'signedIn' || event.type === 'signedUp';
      if (brings) {
        session.clears = 0;
        story.token = 'kept';
      }
      const wasKept = story.token === 'kept';
      const { opens = false, ...next } = tell({ ...story });
      const decision = decideSession(session.state, event);
      session.state = decision.state;
      session.clears += decision.clearToken ? 1 : 0;
      Object.assign(story, next);

      expect(decision.openLogin).toBe(opens);
      expect(decision.clearToken).toBe(wasKept && story.token === 'gone' && event.type !== 'tokenMissing');
      expect(session.clears).toBeLessThanOrEqual(1);
      expect(decision.state).toEqual(stateOf(story, decision.state));
    },
  };
}

function stateOf({ player, told }: Story, state: SessionState): SessionState {
  if (player === 'waiting') return { phase: 'starting' };
  if (player === 'in') return { phase: 'signed-in' };
  if (player === 'unread') return { phase: 'signed-out', ended: null, isUnverified: true };
  if (told === null) return { phase: 'signed-out', ended: null };
  const at = state.phase === 'signed-out' ? (state.ended?.at ?? 0) : 0;
  return { phase: 'signed-out', ended: { reason: told, at } };
}

const out = { player: 'out', told: null } as const;
const thrownOut = { ...out, token: 'gone' } as const;

const isOut = (player: Story['player']) => player === 'out' || player === 'unread';

const instants = fc.nat(1_000_000);
const starts = fc.constantFrom<Chapter>(
  chapter({ type: 'tokenMissing' }, ({ player }) => (player === 'waiting' ? thrownOut : {})),
  chapter({ type: 'detailsLoaded' }, ({ player }) => (player === 'waiting' ? { player: 'in' } : {})),
  chapter({ type: 'detailsFailed' }, ({ player }) =>
    player === 'waiting' ? { ...out, player: 'unread' } : {},
  ),
  chapter({ type: 'retried' }, ({ player }) => (player === 'unread' ? { player: 'waiting' } : {})),
  chapter({ type: 'detailsRefused' }, ({ player }) => (isOut(player) ? {} : { ...thrownOut, opens: true })),
);
const actions = fc.constantFrom<Chapter>(
  chapter({ type: 'signedIn' }, () => ({ player: 'in', told: null })),
  chapter({ type: 'signedUp', loginOff: true }, () => ({ player: 'in', told: null })),
  chapter({ type: 'signedUp', loginOff: false }, () => ({ ...thrownOut, opens: true })),
  chapter({ type: 'signedOut' }, ({ player }) => (isOut(player) ? {} : thrownOut)),
);
const ends = fc.tuple(fc.constantFrom(...LOGOUT_REASONS), instants).map(([reason, at]) =>
  chapter({ type: 'sessionEnded', reason, at }, ({ player }) => {
    if (isOut(player)) return {};
    if (reason === 'USER_INITIATED') return thrownOut;
    const told = { ...thrownOut, told: reason };
    return reason === 'SESSION_EXPIRED' ? { ...told, opens: true } : told;
  }),
);
const reloads = fc
  .tuple(fc.constantFrom(...LOGOUT_REASONS), instants)
  .map(([reason, at]) =>
    chapter({ type: 'tokenMissing', ended: { reason, at } }, ({ player }) =>
      player === 'waiting' ? { ...thrownOut, told: reason } : {},
    ),
  );

test('in any order of events the first reason is told, and each token is cleared once [SES-01] [SES-04]', () => {
  fc.assert(
    fc.property(fc.commands([starts, actions, ends, reloads], { maxCommands: 40 }), (chapters) => {
      const model: Story = { player: 'waiting', token: 'kept', told: null };
      const real: Session = { state: { phase: 'starting' }, clears: 0 };
      fc.modelRun(() => ({ model, real }), chapters);
      expect(real.state).toEqual(stateOf(model, real.state));
    }),
    RUNS,
  );
});

test('of many ends at once the first is the one that is told [SES-04]', () => {
  const many = fc.array(fc.tuple(fc.constantFrom(...LOGOUT_REASONS.slice(1)), instants), { minLength: 1 });
  fc.assert(
    fc.property(many, (ends) => {
      let state: SessionState = { phase: 'signed-in' };
      for (const [reason, at] of ends)
        state = decideSession(state, { type: 'sessionEnded', reason, at }).state;
      const [reason, at] = ends[0] ?? [];
      expect(state).toEqual({ phase: 'signed-out', ended: { reason, at } });
    }),
    RUNS,
  );
});
