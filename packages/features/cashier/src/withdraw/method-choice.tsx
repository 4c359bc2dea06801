import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { methodThumbnail, methodTitle } from '@baize/domain/payment-methods';
import { Picture } from '@baize/shell/asset-picture';
import { Trans } from '@lingui/react/macro';
import { Bitcoin, CreditCard, Landmark, Smartphone, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import * as styles from './method-choice.css.ts';

interface MethodChoiceProps {
  methods: readonly PaymentMethodRow[];
  chosen: number;
  onChoose(id: number): void;
  shape: 'page' | 'dialog';
}

/** The ways to be paid out, one of them chosen: rows beside the form, on phones and in a dialog cards in a row. */
export function MethodChoice({ methods, chosen, onChoose, shape }: MethodChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <Trans id="withdraw.method">Method</Trans>
      </legend>
      <div className={styles.list[shape]}>
        {methods.map((method) => (
          <label key={method.id} className={styles.row[shape]}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={method.id === chosen}
              onChange={() => onChoose(method.id)}
            />
            <span className={styles.mark}>
              <Picture
                address={methodThumbnail(method)}
                width={36}
                height={36}
                className={styles.picture}
                fallback={<Drawn method={method} />}
              />
            </span>
            <span className={styles.words[shape]}>
              <span className={styles.title}>
                <bdi>{methodTitle(method)}</bdi>
              </span>
              {method.description ? <span className={styles.detail}>{method.description}</span> : null}
            </span>
            <span className={styles.radio} aria-hidden />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const KINDS: readonly (readonly [RegExp, LucideIcon])[] = [
  [/card|visa|master/i, CreditCard],
  [/crypto|bitcoin|btc|usdt|eth/i, Bitcoin],
  [/bank|upi|havale|sepa|wire/i, Landmark],
];

/** What stands where a method has no picture. */
function Drawn({ method: { paymentMethod, name } }: { method: PaymentMethodRow }) {
  const kind = `${paymentMethod ?? ''} ${name ?? ''}`;
  const Icon = KINDS.find(([pattern]) => pattern.test(kind))?.[1] ?? Smartphone;
  return <Icon size={22} />;
}
