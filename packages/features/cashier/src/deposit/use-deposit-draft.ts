import { useDraft } from '@baize/forms/form-drafts';
import { useLocale } from '@baize/page';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatTypedAmount } from '@baize/i18n/typed-amount';
import type { PayFieldValues } from './validate-pay-fields.ts';

/** What is chosen and typed of a deposit, but for its card; kept through a forced login of the same player. */
export interface DepositDraft {
  /** As it is written; null while nobody has: the form's own amount then fits the method. */
  amount: string | null;
  setAmount(amount: string): void;
  /** The method pressed, else the one the address asks for (`activeMethod`, PAY-07). */
  method: string | null;
  setMethod(id: number): void;
  fields: PayFieldValues;
  setField(name: string, text: string): void;
  /** The payment is on its way. */
  discard(): void;
}

/** A code that is money by itself is not kept. */
const SECRET_FIELDS = { secret: ['field.voucherCode'] } as const;
const FIELD_PREFIX = 'field.';
/** Under which names it is kept what the address asked for while the player typed. */
const ASKED = { amount: 'asked.amount', method: 'asked.method' } as const;

/** Begins with the amount and the method of the address, then with what was kept. */
export function useDepositDraft(start: { fields: PayFieldValues }): DepositDraft {
  const draft = useDraft('deposit', SECRET_FIELDS);
  const [query] = useSearchParams();
  const asked = { amount: query.get('amount'), method: query.get('activeMethod') };
  const kept = draft.values ?? {};
  const locale = useLocale();
  const written = (text: string | null) => formatRequestedAmount(text, locale);
  const keptText = (name: string) => (typeof kept[name] === 'string' ? kept[name] : null);
  // What was typed over an address is meant where that address is opened again: by a reload, or Back from the bank.
  const isTypedOver = (name: 'amount' | 'method') =>
    asked[name] === null || asked[name] === keptText(ASKED[name]);
  const [typed, setTyped] = useState<{ asked: string | null; text: string | null }>({
    asked: asked.amount,
    text: isTypedOver('amount') ? keptText('amount') : null,
  });
  // An address that comes later, as from another way to pay, asks anew.
  const wished = written(asked.amount);
  const amount = typed.asked === asked.amount ? (typed.text ?? wished) : (wished ?? typed.text);
  const [pressed, setPressed] = useState<{ asked: string | null; id: string | null }>({
    asked: asked.method,
    id: isTypedOver('method') ? keptText('method') : null,
  });
  const [fields, setFields] = useState<PayFieldValues>(() => ({ ...start.fields, ...storedFields(kept) }));
  const method = pressed.asked === asked.method ? (pressed.id ?? asked.method) : asked.method;
  const keep = (next: { amount?: string; method?: string; fields?: PayFieldValues }) => {
    const now = { amount, method, fields, ...next };
    const typed = Object.entries(now.fields).map(([name, text]): [string, string] => [
      FIELD_PREFIX + name,
      text,
    ]);
    draft.save({
      amount: now.amount,
      method: now.method,
      [ASKED.amount]: asked.amount,
      [ASKED.method]: asked.method,
      ...Object.fromEntries(typed),
    });
  };
  return {
    amount,
    setAmount: (next) => {
      setTyped({ asked: asked.amount, text: next });
      keep({ amount: next });
    },
    method,
    setMethod: (id) => {
      setPressed({ asked: asked.method, id: String(id) });
      keep({ method: String(id) });
    },
    fields,
    setField: (name, text) => {
      const next = { ...fields, [name]: text };
      setFields(next);
      keep({ fields: next });
    },
    discard: draft.discard,
  };
}

/** An amount of the address is a wish, not more: what is no plain number is none. It is written as the player types it. */
function formatRequestedAmount(text: string | null, locale: string): string | null {
  const plain = text !== null && /^\d{1,9}(?:\.\d{1,8})?$/.test(text);
  return plain ? formatTypedAmount({ amount: Number(text), locale }) : null;
}

function storedFields(kept: Readonly<Record<string, unknown>>): PayFieldValues {
  const texts = Object.entries(kept).filter(
    (entry): entry is [string, string] => entry[0].startsWith(FIELD_PREFIX) && typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.map(([name, text]) => [name.slice(FIELD_PREFIX.length), text]));
}
