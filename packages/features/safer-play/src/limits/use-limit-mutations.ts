import type { PlayerLimit, PutLimitRequest } from '@baize/api/endpoints/account';
import { cancelPendingLimitMutation, putLimitMutation } from '@baize/api/queries/limits';
import { limitOutcomeMessages } from '@baize/i18n/catalogue/safer-play';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useApi } from '@baize/player';
import { toasts } from '@baize/ui/toasts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useToolErrorMessage } from '../messages/use-tool-error-message.ts';

/** What a player can do with a limit; what came of it is said, and why nothing did. */
export interface LimitMutations {
  isPending: boolean;
  /** Why the last one did not come about. */
  error: string | null;
  /** Resolves whether it was done; never sent twice while one is under way. */
  put(ask: PutLimitRequest): Promise<boolean>;
  confirm(limit: PlayerLimit): Promise<boolean>;
  cancel(limit: PlayerLimit): Promise<boolean>;
}

export function useLimitMutations(): LimitMutations {
  const { i18n } = useLingui();
  const twoTimes = useFormatLocalAndUtc();
  const words = useToolErrorMessage();
  const api = useApi();
  const putting = useMutation(putLimitMutation(api));
  const cancelling = useMutation(cancelPendingLimitMutation(api));
  const isPending = putting.isPending || cancelling.isPending;
  const problem = putting.error ?? cancelling.error;

  const say = (title: string, text?: string) =>
    void toasts.add({ id: 'limit', tone: 'success', title, text });
  const attempt = async (action: () => Promise<void>): Promise<boolean> => {
    if (isPending) return false;
    putting.reset();
    cancelling.reset();
    try {
      await action();
      return true;
    } catch {
      return false;
    }
  };

  const send = (body: PutLimitRequest) =>
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
    isPending,
    error: problem === null ? null : words(problem),
    put: send,
    async confirm(limit) {
      if (!limit.pending) return false;
      const { id: confirmPendingId, amount, minutes } = limit.pending;
      return limit.type === 'session'
        ? send({ type: 'session', minutes, confirmPendingId })
        : send({ type: limit.type, period: limit.period, amount, confirmPendingId });
    },
    cancel: ({ pending }) =>
      attempt(async () => {
        if (!pending) return;
        await cancelling.mutateAsync({ params: { id: pending.id } });
        say(i18n._(limitOutcomeMessages.cancelled));
      }),
  };
}
