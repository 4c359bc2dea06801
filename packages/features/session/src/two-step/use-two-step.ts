import type { TwoStepSetUp } from '@baize/api/endpoints/session';
import {
  confirmTwoStepMutation,
  deleteTwoStepMutation,
  renewRecoveryCodesMutation,
  startTwoStepMutation,
  twoStepQuery,
} from '@baize/api/queries/two-step';
import { useApi } from '@baize/player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formFailure } from '../form/form-failure.ts';

/** What came of the last change, beside the status itself. */
export type TwoStepNotice = 'on' | 'off' | 'renewed' | 'codes-unseen' | 'set-up-expired' | 'on-already';

/** What the section shows; secrets and codes live here alone, and go with their view. */
export type TwoStepView =
  | { name: 'status'; notice: TwoStepNotice | null }
  | { name: 'prove' }
  | { name: 'set-up'; setUp: TwoStepSetUp }
  | { name: 'recovery-codes'; codes: readonly string[]; after: 'on' | 'renewed' }
  | { name: 'renew' }
  | { name: 'turn-off' };

export interface TwoStepControls {
  view: TwoStepView;
  show(view: TwoStepView): void;
  /** These reject with the client's `ApiFailure` where their form has to explain it. */
  start(currentPassword: string): Promise<void>;
  confirm(code: string): Promise<void>;
  renew(code: string): Promise<void>;
  turnOff(code: string): Promise<void>;
}

/** Sets two-step log-in up, renews its recovery codes and turns it off. Where an answer was lost the status decides. */
export function useTwoStep(): TwoStepControls {
  const api = useApi();
  const queryClient = useQueryClient();
  const [view, show] = useState<TwoStepView>({ name: 'status', notice: null });
  const starting = useMutation(startTwoStepMutation(api));
  const confirming = useMutation(confirmTwoStepMutation(api));
  const renewing = useMutation(renewRecoveryCodesMutation(api));
  const turningOff = useMutation(deleteTwoStepMutation(api));

  const showStatus = (notice: TwoStepNotice) => show({ name: 'status', notice });
  /** Whether it is on, by the platform's word; null where that cannot be read. */
  const readEnabled = async () => {
    try {
      const status = await queryClient.query({ ...twoStepQuery(api), staleTime: 0, retry: false });
      return status?.enabled ?? null;
    } catch {
      return null;
    }
  };

  return {
    view,
    show,
    start: async (currentPassword) => {
      try {
        const setUp = await starting.mutateAsync(currentPassword);
        starting.reset();
        show({ name: 'set-up', setUp });
      } catch (problem) {
        if (formFailure(problem).code !== 'TWO_STEP_ON') throw problem;
        showStatus('on-already');
      }
    },
    confirm: async (code) => {
      try {
        const { recoveryCodes } = await confirming.mutateAsync(code);
        confirming.reset();
        show({ name: 'recovery-codes', codes: recoveryCodes, after: 'on' });
      } catch (problem) {
        const failure = formFailure(problem);
        if (failure.code === 'TWO_STEP_NOT_STARTED') return showStatus('set-up-expired');
        const isPerhapsOn = failure.code === 'TWO_STEP_ON' || failure.outcome === 'unknown';
        if (isPerhapsOn && (await readEnabled()) === true) return showStatus('codes-unseen');
        throw problem;
      }
    },
    renew: async (code) => {
      const { recoveryCodes } = await renewing.mutateAsync(code);
      renewing.reset();
      show({ name: 'recovery-codes', codes: recoveryCodes, after: 'renewed' });
    },
    turnOff: async (code) => {
      try {
        await turningOff.mutateAsync(code);
        turningOff.reset();
        showStatus('off');
      } catch (problem) {
        const isPerhapsOff = formFailure(problem).outcome === 'unknown';
        if (isPerhapsOff && (await readEnabled()) === false) return showStatus('off');
        throw problem;
      }
    },
  };
}
