import type { IdentityProof } from '@baize/api/endpoints/session';
import { ApiFailure } from '@baize/api/failure';
import { twoStepQuery } from '@baize/api/queries/two-step';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useApi } from '../player/player.ts';
import { isPlausibleCode, normalizeCode, type CodeKind } from './normalize-code.ts';
import { useCodeError } from './use-code-error.ts';

/** What a player proves to be themselves by. */
export type ProofKind = 'password' | CodeKind;

/** What is typed as a proof, and what is wrong with it. */
export interface IdentityProofInput {
  kind: ProofKind;
  typed: string;
  error: string | undefined;
  box: RefObject<HTMLInputElement | null>;
  change(typed: string): void;
  /** Asks for the other kind of code. */
  swap(): void;
  /** What is to be sent; null where it is missing, which its field says from then on. */
  take(): IdentityProof | null;
  /** Says at the field what a refusal holds against the proof, and takes the focus there; false where it is about something else. */
  refuse(failure: unknown): boolean;
  clear(): void;
}

/**
 * The proof that a change of the account's protection asks for beside the session: the current password or, where two-step
 * log-in is on, a code. Where the platform asks for the other one, two-step log-in was switched meanwhile, and so it goes on.
 */
export function useIdentityProof(): IdentityProofInput {
  const { t } = useLingui();
  const describeCode = useCodeError();
  const { data } = useQuery(twoStepQuery(useApi()));
  const [demanded, setDemanded] = useState<'password' | 'code' | null>(null);
  const [codeKind, setCodeKind] = useState<CodeKind>('app');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const [swaps, setSwaps] = useState(0);
  useEffect(() => {
    // What was pressed or typed into is gone with the other field.
    if (swaps > 0) box.current?.focus();
  }, [swaps]);
  const method = demanded ?? (data?.enabled === true ? 'code' : 'password');
  const kind: ProofKind = method === 'password' ? 'password' : codeKind;

  const missing = {
    password: t({ id: 'identity-proof.password.missing', message: 'Enter your current password.' }),
    app: t({ id: 'two-step.code.format', message: 'Enter the 6 digits the app shows.' }),
    recovery: t({ id: 'two-step.recovery.format', message: 'Enter one of your recovery codes.' }),
  } satisfies Record<ProofKind, string>;
  const report = (problem: string) => {
    setError(problem);
    box.current?.focus();
    box.current?.select();
  };
  const demand = (other: 'password' | 'code') => {
    setDemanded(other);
    setSwaps(swaps + 1);
    setTyped('');
    setError(missing[other === 'password' ? 'password' : codeKind]);
  };

  return {
    kind,
    typed,
    error,
    box,
    change(next) {
      setTyped(next);
      setError(undefined);
    },
    swap() {
      setSwaps(swaps + 1);
      setCodeKind(codeKind === 'app' ? 'recovery' : 'app');
      setTyped('');
      setError(undefined);
    },
    take() {
      const code = normalizeCode(typed);
      if (kind === 'password' ? typed !== '' : isPlausibleCode(code, kind))
        return kind === 'password' ? { currentPassword: typed } : { twoStepCode: code };
      report(missing[kind]);
      return null;
    },
    refuse(failure) {
      if (!(failure instanceof ApiFailure) || failure.kind !== 'refused') return false;
      const { fieldErrors, status, code } = failure;
      if (fieldErrors['currentPassword'] !== undefined) {
        if (kind !== 'password') demand('password');
        else report(t({ id: 'identity-proof.password.wrong', message: 'This password is not correct.' }));
        return true;
      }
      if (fieldErrors['twoStepCode'] !== undefined) {
        if (kind === 'password') demand('code');
        else report(missing[kind]);
        return true;
      }
      if (kind === 'password') return false;
      const { field } = describeCode({
        failure: { status, code, outcome: 'not-done' },
        kind,
        waitMinutes: null,
      });
      if (field === undefined) return false;
      report(field);
      return true;
    },
    clear() {
      setTyped('');
      setError(undefined);
    },
  };
}
