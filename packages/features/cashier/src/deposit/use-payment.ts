import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import type { ApiFailure } from '@baize/api/failure';
import { depositMutation } from '@baize/api/queries/deposit';
import { platformClock } from '@baize/browser/clock';
import { randomId } from '@baize/browser/random';
import { getTabId } from '@baize/browser/tab-id';
import { withTabLock } from '@baize/browser/tab-lock';
import { watchUnload } from '@baize/browser/unload';
import { onVisible } from '@baize/browser/visibility';
import { hasDepositFailed } from '@baize/domain/deposit-payment';
import { methodTitle } from '@baize/domain/payment-methods';
import { usePage } from '@baize/page';
import { useApi, usePlayer } from '@baize/player';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ChosenBonus } from '../offers/use-bonus-offers.ts';
import { lastDepositMethod } from '../methods/last-deposit-method.ts';
import {
  depositIntents,
  depositLockName,
  leavesUnknown,
  REPORTED_NOWHERE,
  type PaymentIntent,
  type PaymentKey,
} from '../intent/payment-intents.ts';
import { useShowResult, type ShownResult } from '../results/use-show-result.ts';
import { storableFields } from './order-fields.ts';
import { useIsPlayerStillHere } from '../intent/use-is-player-still-here.ts';
import { findReturned } from './find-returned.ts';
import { nextUrl, usePaymentAnswers } from './use-payment-answers.ts';
import { useDuplicates, type DuplicateDeposit } from './use-duplicates.ts';
import type { FoundDeposit } from './use-lost-deposit.ts';
import { useUnseenRefusal } from './use-unseen-refusal.ts';

/** A payment as the form sends it; its fields hold the card and go into the call alone. */
export type PaymentOrder = {
  method: PaymentMethodRow;
  amount: number;
  currency: string;
  fields: Record<string, string>;
  /** The bonus that comes with it; null declines any, undefined leaves it to the platform. */
  bonus?: ChosenBonus | null | undefined;
};

/**
 * Where the payment of a form stands: `unresolved` had no answer, in this tab or another, now or before a reload; `twin`: `made`
 * is asked about before `asked` is paid; `taken` is with the platform; `stranded` was to go on at a place nobody knows.
 */
export type DepositPaymentState =
  | { kind: 'ready' | 'leaving' | 'stranded' }
  /** `resent`: the payment without an answer that is being sent again. */
  | { kind: 'paying'; resent?: PaymentIntent | null }
  | { kind: 'refused'; failure: ApiFailure; about: 'payment' | 'bonus'; sent: PaymentIntent }
  | { kind: 'twin'; made: DuplicateDeposit; asked: Pick<PaymentKey, 'methodId' | 'amount' | 'currency'> }
  | { kind: 'taken'; sent: PaymentIntent; result: ShownResult }
  /** `refusal`: why it could not be sent again the last time. */
  | { kind: 'unresolved'; sent: PaymentIntent; refusal?: ApiFailure | null };

type PaymentOptions = {
  known: readonly string[];
  /** `until`: when it opens by itself, where the refusal says so (epoch ms). */
  onRefused(code: string, until: number | null): void;
  /** The platform has the payment, and its card is forgotten; the rest is kept for one that goes on elsewhere or failed. */
  onTaken(draft: 'discard' | 'keep'): void;
};

/** A payment that another tab made just now, or that is open, is paid again only by who says so. */
type DuplicateCheck = { twin: 'ask' | 'told' };

export type DepositPayment = {
  state: DepositPaymentState;
  pay(order: PaymentOrder, told?: DuplicateCheck): Promise<void>;
  /** Sends the payment without an answer again as it was sent; `fields` are those that are not stored. */
  resend(fields: PaymentOrder['fields']): Promise<void>;
  /** Leads to where a payment that was begun goes on, by sending it again. */
  continueElsewhere(begun: PaymentIntent): Promise<void>;
  /** Makes a payment that was begun the one the form is about: what is not stored of it is asked for again. */
  reopen(begun: PaymentIntent): void;
  /** The payment without an answer was found. */
  settle(found: FoundDeposit): void;
  /** Nobody waits for the payment without an answer any more. */
  giveUp(): void;
  /** A payment that was open above the form has been credited. */
  tellCredited(sent: PaymentIntent, transactionId: string): void;
  /** What became of the last payment was read. */
  reset(): void;
};

/**
 * Pays in, once per intended payment: the order and its key are kept before the call, for every tab and through a reload,
 * until there is an answer; one payment of a player is under way at a time (PAY-06, HTTP-05). `known` are the payments
 * there were before.
 */
export function usePayment({ known, onRefused, onTaken }: PaymentOptions): DepositPayment {
  const { locale } = usePage();
  const userId = usePlayer()?.getUser.userId ?? null;
  const showResult = useShowResult();
  const { mutateAsync, reset } = useMutation(depositMutation(useApi()));
  const [state, setState] = useState<DepositPaymentState>(() => findReturned(userId) ?? { kind: 'ready' });
  const [refusedResend, setRefusedResend] = useState<{ nonce: string; failure: ApiFailure } | null>(null);
  const busy = useRef(false);
  const isPlayerStillHere = useIsPlayerStillHere();
  const findDuplicate = useDuplicates();
  const owed = useSyncExternalStore(
    depositIntents.subscribe,
    () => depositIntents.owed(userId),
    () => null,
  );
  const unseen = useUnseenRefusal(userId, (found) =>
    setState({ kind: 'refused', about: 'payment', ...found }),
  );
  const answers = usePaymentAnswers({ setState, onRefused, onTaken, onUnseen: unseen.save });

  // Going back from the provider's page restores the form.
  useEffect(() => onVisible(() => setState((now) => (now.kind === 'leaving' ? { kind: 'ready' } : now))), []);

  const send = async (intent: PaymentIntent, fields: PaymentOrder['fields']) => {
    depositIntents.begin(intent);
    setRefusedResend(null);
    const { nonce, methodId, amount, currency, bonus } = intent;
    const returnUrl = window.location.origin + window.location.pathname;
    const decided = bonus === undefined ? {} : { bonusId: bonus?.id ?? null };
    const body = { methodId, amount, currencyCode: currency, fields, returnUrl, ...decided };
    const page = watchUnload();
    const outcome = await mutateAsync({ request: { body }, nonce }).catch(() => null);
    page.unwatch();
    // What was sent holds the card: it is forgotten with its answer.
    reset();
    // Somebody else has logged in: the sender finds the payment among their transactions when they are back.
    const isHere = isPlayerStillHere(userId);
    if (outcome?.kind === 'done') {
      const { transactionId, status } = outcome.response;
      const onward = nextUrl(outcome.response);
      // Whoever has left is told by the next page, and is not taken away from the one they are on.
      if (!isHere || page.isUnloading() || (onward !== null && !unseen.isMounted())) {
        depositIntents.markFound({ nonce, transactionId });
        return setState({ kind: 'ready' });
      }
      const made = hasDepositFailed(status) ? 'not-made' : 'made';
      const continuesElsewhere = onward !== null && answers.mayGoTo(onward);
      // What goes on elsewhere may be left or cancelled there.
      if (made === 'made' && onward === null) lastDepositMethod.save(intent);
      // A failure has its dialog wherever the player is; a payment that was made is told by the next form, too.
      const left = made === 'made' && !unseen.isMounted() && { settledIn: REPORTED_NOWHERE };
      depositIntents.settle({ nonce, outcome: made, transactionId, continuesElsewhere, ...left });
      return answers.goOn(outcome.response, intent);
    }
    if (outcome?.kind !== 'refused') return setState({ kind: 'ready' });
    const { failure } = outcome;
    // Nor does a refusal say anything of a payment that is known to have been begun before.
    if (intent.transactionId !== undefined || leavesUnknown(failure, intent)) {
      if (failure.kind !== 'session-ended') setRefusedResend({ nonce, failure });
      return setState({ kind: 'ready' });
    }
    const { transactionId } = failure.details;
    depositIntents.settle({
      nonce,
      outcome: 'not-made',
      ...(typeof transactionId === 'string' && { transactionId }),
    });
    if (!isHere) {
      unseen.save(failure, intent, 'quiet');
      return setState({ kind: 'ready' });
    }
    answers.refused(failure, intent, unseen.isMounted() && !page.isUnloading() ? 'here' : 'left');
  };

  /** One at a time, in whichever tab: what others did meanwhile is known when the turn has come. */
  const inTurn = async (work: () => Promise<void>, resent: PaymentIntent | null = null) => {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'paying', resent });
    await withTabLock(depositLockName(userId), work).finally(() => {
      busy.current = false;
    });
  };

  const pay = (order: PaymentOrder, { twin }: DuplicateCheck = { twin: 'ask' }) => {
    const madeMeanwhile = depositIntents.watchOtherTabs(userId);
    return inTurn(async () => {
      const { method, amount, currency, fields, bonus } = order;
      const asked = { userId, methodId: method.id, method: methodTitle(method), amount, currency };
      // Another tab's payment without an answer is told in its place.
      if (depositIntents.owed(userId)) return setState({ kind: 'ready' });
      const made = await findDuplicate(asked, { twin, meanwhile: madeMeanwhile() });
      if (made) return setState({ kind: 'twin', made, asked });
      const intent: PaymentIntent = {
        ...asked,
        nonce: randomId(),
        locale,
        fields: storableFields(method, fields),
        since: platformClock.now(),
        known: [...known],
        bonus,
        tab: getTabId(),
      };
      return send(intent, fields);
    });
  };

  const sendAgain = (intent: PaymentIntent, fields: PaymentOrder['fields']) =>
    send({ ...intent, resentAt: platformClock.now(), tab: getTabId() }, { ...fields, ...intent.fields });

  const resend = (fields: PaymentOrder['fields']) =>
    inTurn(async () => {
      const intent = depositIntents.owed(userId);
      // The tab that sent it may have had its answer meanwhile.
      if (intent === null) return setState({ kind: 'ready' });
      return sendAgain(intent, fields);
    }, owed);

  const settle = ({ outcome, transactionId, result }: FoundDeposit) => {
    const found = { outcome, transactionId, settledIn: getTabId() };
    const isFirst = owed !== null && depositIntents.settle({ nonce: owed.nonce, ...found });
    if (!isFirst) return setState({ kind: 'ready' });
    if (outcome === 'made') onTaken('discard');
    setState({ kind: 'taken', sent: owed, result });
    showResult(result);
  };
  const giveUp = () => {
    if (owed) {
      const { nonce, transactionId } = owed;
      depositIntents.settle({ nonce, outcome: 'given-up', ...(transactionId && { transactionId }) });
    }
    setState({ kind: 'ready' });
  };
  // This tab may itself wait for its turn, behind another's payment.
  const waits = owed !== null && (state.kind !== 'paying' || owed.tab !== getTabId());
  const refusal =
    refusedResend !== null && refusedResend.nonce === owed?.nonce ? refusedResend.failure : null;
  return {
    state: waits ? { kind: 'unresolved', sent: owed, refusal } : state,
    pay,
    resend,
    continueElsewhere: (begun) => inTurn(() => sendAgain(begun, {})),
    reopen: ({ nonce }) => {
      depositIntents.reopen(nonce);
      setState({ kind: 'ready' });
    },
    settle,
    giveUp,
    tellCredited: (sent, transactionId) =>
      setState({ kind: 'taken', sent, result: { kind: 'success', transactionId } }),
    reset: () => setState({ kind: 'ready' }),
  };
}
