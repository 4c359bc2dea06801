import type { PlayerLimit, PutLimitAsk } from '@baize/api/calls/account';
import { cancelPendingLimitMutation, putLimitMutation } from '@baize/api/queries/limits';
import { limitOutcomeMessages } from '@baize/i18n/catalogue/safer-play';
import { useApi } from '@baize/shell/player';
import { useTwoTimes } from '@baize/shell/two-times';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useTrouble } from '../words/use-trouble.ts';

/** What a player can do with a limit; what came of it is said, and why nothing did. */
export interface LimitDeeds {
  pending: boolean;
  /** Why the last one did not come about. */
  trouble: string | null;
  /** Resolves whether it was done; never sent twice while one is under way. */
  put(ask: PutLimitAsk): Promise<boolean>;
  confirm(limit: PlayerLimit): Promise<boolean>;
  cancel(limit: PlayerLimit): Promise<boolean>;
}

export function useLimitDeeds(): LimitDeeds {
  const { i18n } = useLingui();
  const twoTimes = useTwoTimes();
  const words = useTrouble();
  const api = useApi();
  const putting = useMutation(putLimitMutation(api));
  const cancelling = useMutation(cancelPendingLimitMutation(api));
  const pending = putting.isPending || cancelling.isPending;
  const problem = putting.error ?? cancelling.error;

  const say = (title: string, text?: string) =>
    void toasts.add({ id: 'limit', tone: 'success', title, text });
  const attempt = async (deed: () => Promise<void>): Promise<boolean> => {
    if (pending) return false;
    putting.reset();
    cancelling.reset();
    try {
      await deed();
      return true;
    } catch {
      return false;
    }
  };

  const send = (body: PutLimitAsk) =>
    attempt(async () => {
      const { limit } = await putting.mutateAsync({ body });
      if (limit.pending === null || body.confirmPendingId !== undefined) {
        const holds =
          body.confirmPendingId === undefined ? undefined : i18n._(limitOutcomeMessages.confirmed);
        return say(i18n._(limitOutcomeMessages.changed), holds);
      }
      const when = twoTimes(Date.parse(limit.pending.confirmableAt));
      say(i18n._({ ...limitOutcomeMessages.waiting, values: { when } }));
    });

  return {
    pending,
    trouble: problem === null ? null : words(problem),
    put: send,
    async confirm(limit) {
      if (!limit.pending) return false;
      const { id: confirmPendingId, amount, minutes } = limit.pending;
      return limit.type === 'session'
        ? send({ type: 'session', minutes, confirmPendingId })
        : send({ type: limit.type, period: limit.period, amount, confirmPendingId });
    },
    cancel: ({ pending: waiting }) =>
      attempt(async () => {
        if (!waiting) return;
        await cancelling.mutateAsync({ params: { id: waiting.id } });
        say(i18n._(limitOutcomeMessages.cancelled));
      }),
  };
}
