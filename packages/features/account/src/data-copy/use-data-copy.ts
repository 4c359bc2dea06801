import { ApiFailure } from '@baize/api/failure';
import {
  createDataRequestMutation,
  dataFileMutation,
  dataRequestQuery,
} from '@baize/api/queries/data-request';
import { saveFile } from '@baize/browser/save-file';
import { useApi } from '@baize/player';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure, isOutcomeUnknown } from '../settings/failure.ts';
import type { SettingsNoticeState } from '../settings/settings-notice.tsx';

export interface DataCopyActions {
  isAsking: boolean;
  isDownloading: boolean;
  notice: SettingsNoticeState | null;
  ask(): Promise<void>;
  download(id: string): Promise<void>;
  /** Reads again whether a copy is being prepared, after an answer that was lost. */
  check(): Promise<void>;
}

/** Asks for a copy of the player's data and saves a finished one; a lost answer is settled by reading again. */
export function useDataCopy(): DataCopyActions {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { data: before, refetch } = useQuery(dataRequestQuery(api));
  const asking = useMutation(createDataRequestMutation(api));
  const file = useMutation(dataFileMutation(api));
  const [notice, setNotice] = useState<SettingsNoticeState | null>(null);
  const [isChecking, setIsChecking] = useState(false);

  const check = async () => {
    setIsChecking(true);
    const { data, isError } = await refetch();
    setIsChecking(false);
    if (isError)
      setNotice({
        tone: 'warning',
        text: t({
          id: 'data-copy.unknown',
          message: 'We do not know whether your request arrived.',
        }),
        canCheck: true,
      });
    // What was asked for stands below, in place of the notice.
    else if (data?.request && data.request.id !== before?.request?.id) setNotice(null);
    else
      setNotice({
        tone: 'danger',
        text: t({ id: 'data-copy.lost', message: 'Your request did not arrive. Ask again.' }),
      });
  };
  const ask = async () => {
    setNotice(null);
    try {
      await asking.mutateAsync();
    } catch (failure) {
      if (isOutcomeUnknown(failure)) await check();
      else setNotice({ tone: 'danger', text: i18n._(describeFailure(failure)) });
    }
  };
  const download = async (id: string) => {
    setNotice(null);
    try {
      const { fileName, content } = await file.mutateAsync(id);
      saveFile({ name: fileName, text: JSON.stringify(content, null, 2), type: 'application/json' });
    } catch (failure) {
      const isGone = failure instanceof ApiFailure && failure.status === 404;
      setNotice({
        tone: isGone ? 'info' : 'danger',
        text: isGone
          ? t({ id: 'data-copy.gone', message: 'This copy is no longer there. Ask for a new one.' })
          : i18n._(describeFailure(failure)),
      });
      if (isGone) void refetch();
    }
  };
  return {
    isAsking: asking.isPending || isChecking,
    isDownloading: file.isPending,
    notice,
    ask,
    download,
    check,
  };
}
