import { CardForm, type CardFormProps } from '../card/card-form.tsx';
import { SentCard } from '../card/sent-card.tsx';
import type { CardState } from '../card/use-card-state.ts';
import { changedFields } from './form-state.ts';
import type { Resend } from './use-resend.ts';

type DepositCardProps = Omit<CardFormProps, 'card' | 'onChange' | 'notice'> & {
  state: CardState;
  /** Of the payment without an answer, if that is what the form shows. */
  resend: Resend | null;
  onEdit(fields: string[]): void;
};

/** The card of a deposit: its fields, or what was sent of it, which is not changed (PAY-06). */
export function DepositCard({ state, resend, onEdit, ...form }: DepositCardProps) {
  const { card, setCard, notice } = state;
  if (resend?.hasSentCard) return <SentCard card={card} />;
  return (
    <CardForm
      {...form}
      card={card}
      onChange={(next) => {
        onEdit(changedFields(card, next));
        setCard(next);
      }}
      notice={resend?.isCardRequested ? 'again' : notice}
    />
  );
}
