import type { PlayerSession } from '@baize/api/endpoints/session';
import { ApiFailure } from '@baize/api/failure';
import { deleteOtherSessionsMutation, deleteSessionMutation } from '@baize/api/queries/sessions';
import { failureMessage } from '@baize/domain/errors';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { useApi } from '@baize/player';
import type { AlertTone } from '@baize/ui/alert';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type SessionNotice = { tone: AlertTone; text: string };

export interface SessionMutations {
  /** The id of the session that is being ended, `others` for all but this one. */
  pending: string | null;
  /** What came of the last one. */
  notice: SessionNotice | null;
  end(session: Pick<PlayerSession, 'id'>, device: string): Promise<void>;
  endOthers(): Promise<void>;
}

/** Ends sessions of the player one at a time, and says what came of it. */
export function useSessionMutations(): SessionMutations {
  const { t, i18n } = useLingui();
  const api = useApi();
  const one = useMutation(deleteSessionMutation(api));
  const others = useMutation(deleteOtherSessionsMutation(api));
  const [notice, setNotice] = useState<SessionNotice | null>(null);
  const isPending = one.isPending || others.isPending;

  const describeFailure = (problem: unknown): SessionNotice => {
    if (!(problem instanceof ApiFailure))
      return { tone: 'danger', text: i18n._(otherErrorMessages[failureMessage({ kind: null })]) };
    const { kind, status } = problem;
    if (status === 404)
      return {
        tone: 'info',
        text: t({ id: 'sessions.ended-before', message: 'This device was logged out already.' }),
      };
    return { tone: 'danger', text: i18n._(otherErrorMessages[failureMessage({ kind, status })]) };
  };
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    if (isPending) return;
    setNotice(null);
    try {
      await work();
      setNotice({ tone: 'success', text: done });
    } catch (problem) {
      setNotice(describeFailure(problem));
    }
  };

  return {
    pending: one.isPending ? one.variables : others.isPending ? 'others' : null,
    notice,
    end: ({ id }, device) =>
      attempt(() => one.mutateAsync(id), t({ id: 'sessions.ended', message: `Logged out: ${device}.` })),
    endOthers: () =>
      attempt(
        () => others.mutateAsync(),
        t({ id: 'sessions.others-ended', message: 'You are logged out everywhere but on this device.' }),
      ),
  };
}
