import type { ContactChange } from '@baize/api/endpoints/account';
import type { IdentityProof } from '@baize/api/endpoints/session';
import { ApiFailure } from '@baize/api/failure';
import {
  cancelContactMutation,
  contactChangesQuery,
  putContactMutation,
} from '@baize/api/queries/contact-changes';
import type { ContactKind } from '@baize/domain/contact-change';
import type { ValidationMessage } from '@baize/domain/validation';
import { useApi } from '@baize/player';
import type { IdentityProofInput } from '@baize/player/identity-proof';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure, isOutcomeUnknown } from '../settings/failure.ts';
import type { SettingsNoticeState } from '../settings/settings-notice.tsx';
import { useContactMessages, type ContactNotice } from './use-contact-messages.ts';

/** So often a step without an answer is looked for, and so long after the last time, in ms. */
const LOOKS = 3;
const LOOK_AGAIN_MS = 700;
const TAKEN: ValidationMessage = 'form.validation.invalid.taken';

type Step = 'request' | 'confirm' | 'cancel';

export interface ContactChangeActions {
  /** The step that is under way. */
  pending: Step | null;
  notice: SettingsNoticeState | null;
  /** What is wrong with the new value or the code: message ids of the rules, or words. */
  fieldErrors: { value?: string | undefined; code?: string | undefined };
  /** Each resolves whether it is done. */
  request(value: string, proof?: IdentityProof): Promise<boolean>;
  confirm(value: string, code: string): Promise<boolean>;
  cancel(): Promise<boolean>;
  /** Reads again how all stands, after an answer that was lost. */
  check(): void;
  /** What was said of a field goes once it is typed in again. */
  clearErrors(): void;
}

/** The steps of one change, each with its outcome said; a lost answer is settled by reading again. */
export function useContactChange(
  kind: ContactKind,
  proof: Pick<IdentityProofInput, 'refuse'>,
): ContactChangeActions {
  const { i18n } = useLingui();
  const messages = useContactMessages(kind);
  const api = useApi();
  const { data, refetch } = useQuery(contactChangesQuery(api));
  const put = useMutation(putContactMutation(api, kind));
  const callOff = useMutation(cancelContactMutation(api, kind));
  const [pending, setPending] = useState<Step | null>(null);
  const [notice, setNotice] = useState<SettingsNoticeState | null>(null);
  const [fieldErrors, setFieldErrors] = useState<ContactChangeActions['fieldErrors']>({});
  const say = (name: ContactNotice) => setNotice(messages.notices[name]);

  const refuse = (failure: unknown) => {
    if (proof.refuse(failure)) return;
    const {
      code = null,
      details = {},
      fieldErrors: fields = {},
    } = failure instanceof ApiFailure ? failure : {};
    // The form's own words for it ask to log in, which this player is.
    if (fields['value'] === TAKEN) setFieldErrors({ value: messages.taken });
    else if (fields['value'] !== undefined) setFieldErrors({ value: fields['value'] });
    else if (code === 'CONTACT_UNCHANGED') setFieldErrors({ value: messages.unchanged });
    else if (code === 'WRONG_CODE')
      setFieldErrors({ code: messages.wrongCode(Number(details['triesLeft'] ?? 0)) });
    else if (code === 'CODE_EXPIRED') setFieldErrors({ code: messages.expired });
    else if (code === 'TOO_MANY_TRIES') setFieldErrors({ code: messages.tooManyTries });
    else if (code === 'NO_PENDING_CHANGE') say('replaced');
    else setNotice({ tone: 'danger', text: i18n._(describeFailure(failure)) });
  };
  /** Looks whether a step without an answer is done; null where that cannot be read either. */
  const settle = async (isDone: (change: ContactChange | undefined) => boolean): Promise<boolean | null> => {
    for (let look = 1; ; look += 1) {
      const read = await refetch();
      if (read.isError || !read.data) return null;
      if (isDone(read.data.find((change) => change.kind === kind))) return true;
      // The platform may still be at it: what it has not done yet is not undone.
      if (look === LOOKS) return false;
      await new Promise((next) => setTimeout(next, LOOK_AGAIN_MS));
    }
  };
  const attempt = async (
    step: Step,
    work: () => Promise<unknown>,
    isDone: (change: ContactChange | undefined) => boolean,
  ): Promise<boolean> => {
    if (pending !== null) return false;
    setPending(step);
    setNotice(null);
    setFieldErrors({});
    try {
      await work();
      return true;
    } catch (failure) {
      if (!isOutcomeUnknown(failure)) {
        refuse(failure);
        void refetch();
        return false;
      }
      const done = await settle(isDone);
      if (done !== true) say(done === null ? 'unknown' : 'lost');
      return done === true;
    } finally {
      setPending(null);
    }
  };
  const before = data?.find((change) => change.kind === kind);
  const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

  return {
    pending,
    notice,
    fieldErrors,
    async request(value, given) {
      const isSent = (now: ContactChange | undefined) =>
        now !== undefined && isSame(now.value, value) && now.sentAt !== before?.sentAt;
      const isAgain = before !== undefined && isSame(before.value, value);
      const done = await attempt('request', () => put.mutateAsync({ value: value.trim(), ...given }), isSent);
      if (done && isAgain) say('resent');
      return done;
    },
    async confirm(value, code) {
      // A change that waits no more was made by this code: calling off is a step of its own.
      const done = await attempt(
        'confirm',
        () => put.mutateAsync({ value, code }),
        (now) => now === undefined,
      );
      if (done) say('done');
      return done;
    },
    async cancel() {
      const done = await attempt(
        'cancel',
        () => callOff.mutateAsync(),
        (now) => now === undefined,
      );
      if (done) say('cancelled');
      return done;
    },
    check() {
      setNotice(null);
      void refetch();
    },
    clearErrors: () => setFieldErrors({}),
  };
}
