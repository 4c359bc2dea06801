import type { NotificationChoices } from '@baize/api/endpoints/account';
import { ApiFailure } from '@baize/api/failure';
import { notificationsQuery, putNotificationsMutation } from '@baize/api/queries/notifications';
import { OFFER_CHANNELS, type OfferChannel } from '@baize/domain/offer-channels';
import { useApi } from '@baize/player';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure, isOutcomeUnknown } from '../settings/failure.ts';
import type { SettingsNoticeState } from '../settings/settings-notice.tsx';

type Changes = Partial<Record<OfferChannel, boolean>>;

export interface OfferSwitches {
  /** What the player has switched and the platform has not answered yet. */
  pending: Changes;
  notice: SettingsNoticeState | null;
  switchOffers(changes: Changes): Promise<void>;
  /** Reads again what the platform has, after an answer that was lost. */
  check(): Promise<void>;
}

/** Switches offers at once, each by itself, and says whether it is saved; a lost answer is settled by reading again. */
export function useSwitchOffers(): OfferSwitches {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { refetch } = useQuery(notificationsQuery(api));
  const { mutateAsync } = useMutation(putNotificationsMutation(api));
  const [pending, setPending] = useState<Changes>({});
  const [unknown, setUnknown] = useState<Changes>({});
  const [notice, setNotice] = useState<SettingsNoticeState | null>(null);

  const saved = (): SettingsNoticeState => ({
    tone: 'success',
    text: t({ id: 'notifications.saved', message: 'Saved.' }),
  });
  const settleUnknown = async (changes: Changes) => {
    setNotice({
      tone: 'info',
      text: t({
        id: 'notifications.checking',
        message: 'The answer was lost. We are checking whether your choice was saved.',
      }),
    });
    const { data, isError } = await refetch();
    setUnknown(isError ? changes : {});
    if (isError || !data) {
      setNotice({
        tone: 'warning',
        text: t({
          id: 'notifications.unknown',
          message: 'We do not know whether your choice was saved.',
        }),
        canCheck: true,
      });
      return;
    }
    setNotice(
      holds(data, changes)
        ? saved()
        : {
            tone: 'danger',
            text: t({
              id: 'notifications.lost',
              message: 'Your choice was not saved. The switches show what is saved; try again.',
            }),
          },
    );
  };
  const describeRefusal = (failure: unknown): string =>
    failure instanceof ApiFailure && /^(?:SELF_EXCLUDED|ACCOUNT_FROZEN)$/.test(failure.code ?? '')
      ? t({
          id: 'notifications.refused.excluded',
          message: 'Offers cannot be switched on while your account is excluded or on a break.',
        })
      : i18n._(describeFailure(failure));

  const switchOffers = async (changes: Changes) => {
    setPending((before) => ({ ...before, ...changes }));
    setNotice(null);
    try {
      await mutateAsync(changes);
      setNotice(saved());
    } catch (failure) {
      if (isOutcomeUnknown(failure)) await settleUnknown(changes);
      else {
        setNotice({ tone: 'danger', text: describeRefusal(failure) });
        void refetch();
      }
    }
    // What was switched back meanwhile still waits for its own answer.
    setPending((before) => without(before, changes));
  };
  return { pending, notice, switchOffers, check: () => settleUnknown(unknown) };
}

function holds({ channels }: NotificationChoices, changes: Changes): boolean {
  return channels.every(
    ({ channel, offers }) => channel === 'unknown' || (changes[channel] ?? offers) === offers,
  );
}

function without(pending: Changes, done: Changes): Changes {
  const left = OFFER_CHANNELS.filter(
    (channel) => pending[channel] !== undefined && done[channel] !== pending[channel],
  );
  return Object.fromEntries(left.map((channel) => [channel, pending[channel]]));
}
