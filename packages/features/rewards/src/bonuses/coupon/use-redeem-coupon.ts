import type { BonusLabel } from '@baize/api/endpoints/rewards';
import { couponMutation, userBonusQuery } from '@baize/api/queries/user-bonus';
import { randomId } from '@baize/browser/random';
import { withTabLock } from '@baize/browser/tab-lock';
import { parseCouponCode } from '@baize/domain/bonus-actions';
import { report } from '@baize/page/report';
import { useApi, usePlayer } from '@baize/player';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getCachedBonusIds } from '../actions/get-cached-bonus-ids.ts';
import { toBonusRefusal, type BonusRefusal } from '../actions/bonus-refusal.ts';

/** What sending a code came to. */
export type CouponResult =
  | { kind: 'empty' | 'too-long' }
  | { kind: 'accepted'; bonus: BonusLabel | null }
  | { kind: 'refused'; code: string; refusal: BonusRefusal }
  | { kind: 'unknown' };

export interface CouponForm {
  value: string;
  pending: boolean;
  result: CouponResult | null;
  setValue(text: string): void;
  submit(): void;
}

/**
 * Redeems coupon codes, each once. What was typed stays after an error; after a lost answer the bonuses are read again
 * first, and the same code keeps its key (PRO-06, HTTP-05). Inside a `PlayerBoundary`.
 */
export function useRedeemCoupon(): CouponForm {
  const api = useApi();
  const cache = useQueryClient();
  const userId = usePlayer()?.getUser.userId ?? null;
  const { mutateAsync } = useMutation(couponMutation(api));
  const [value, setTyped] = useState('');
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<CouponResult | null>(null);
  const underWay = useRef(false);
  const owed = useRef<{ code: string; nonce: string } | null>(null);

  const redeem = async (code: string): Promise<CouponResult | null> => {
    const before = getCachedBonusIds(cache);
    const nonce = owed.current?.code === code ? owed.current.nonce : randomId();
    owed.current = { code, nonce };
    const outcome = await mutateAsync({ request: { body: { code } }, nonce });
    if (outcome.kind === 'unknown') {
      const bonus = await newBonus(before);
      // Settled: the same code typed again is another question.
      if (bonus) owed.current = null;
      return bonus ? { kind: 'accepted', bonus } : { kind: 'unknown' };
    }
    owed.current = null;
    if (outcome.kind === 'done') return { kind: 'accepted', bonus: outcome.response.bonus };
    if (outcome.failure.kind === 'session-ended') return null;
    return { kind: 'refused', code, refusal: toBonusRefusal(outcome.failure) };
  };

  /** What came since, where it is known what was there before. */
  const newBonus = async (before: ReadonlySet<string> | null): Promise<BonusLabel | null> => {
    if (before === null) return null;
    try {
      const query = { ...userBonusQuery(api), staleTime: 0, retry: false, networkMode: 'always' } as const;
      const { rows } = await cache.query(query);
      return rows.find(({ id }) => !before.has(id)) ?? null;
    } catch {
      return null;
    }
  };

  const send = async () => {
    const code = parseCouponCode(value);
    if (code === null) {
      setResult({ kind: value.trim() === '' ? 'empty' : 'too-long' });
      return;
    }
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setTyped(code);
    setResult(null);
    try {
      const ending = await withTabLock(`coupon ${userId ?? ''} ${code}`, () => redeem(code));
      setResult(ending);
      if (ending?.kind === 'accepted') setTyped('');
    } catch (problem) {
      report('A coupon ended without a verdict.', problem);
      setResult({ kind: 'unknown' });
    } finally {
      underWay.current = false;
      setPending(false);
    }
  };

  return {
    value,
    pending,
    result,
    setValue(text) {
      setTyped(text);
      if (result?.kind !== 'accepted') setResult(null);
    },
    submit: () => void send(),
  };
}
