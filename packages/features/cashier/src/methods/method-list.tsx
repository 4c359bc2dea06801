import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { methodTitle } from '@baize/domain/payment-methods';
import { Trans } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef } from 'react';
import { MethodIcon } from './method-icon.tsx';
import * as styles from './method-list.css.ts';

export interface MethodListProps {
  methods: readonly PaymentMethodRow[];
  /** The lines under a method's name; null for none. */
  describe(method: PaymentMethodRow): string | readonly string[] | null;
  selectedId: number | null;
  /** The method used last, marked so; null or absent for none. */
  lastUsedId?: number | null | undefined;
  onSelect(id: number): void;
  state: 'settled' | 'asking';
}

/** The ways to pay, one of them chosen: rows, and on phones cards in a row (look §9). */
export function MethodList(props: MethodListProps) {
  const { methods, describe, selectedId, lastUsedId = null, onSelect, state } = props;
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  // On phones the cards stand in a row: the chosen one is scrolled into it before anything is painted.
  useLayoutEffect(() => {
    if (list.current) scrollToSelected(list.current);
  }, [selectedId, methods]);
  return (
    <fieldset className={styles.group} aria-busy={state === 'asking' || undefined}>
      <legend className={styles.legend}>
        <Trans id="deposit.method">Method</Trans>
      </legend>
      <div ref={list} className={styles.list}>
        {methods.map((method) => (
          <label key={method.id} className={styles.row}>
            <MethodIcon method={method} />
            <span className={styles.content}>
              <bdi className={styles.title}>{methodTitle(method)}</bdi>
              {[describe(method) ?? []].flat().map((line) => (
                // Its box goes by the page's direction: the room for the radio is at the row's end.
                <span key={line} className={styles.description}>
                  <bdi>{line}</bdi>
                </span>
              ))}
              {method.id === lastUsedId ? (
                <span className={styles.lastUsed}>
                  <Trans id="deposit.method.last-used">Last used</Trans>
                </span>
              ) : null}
            </span>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={method.id}
              checked={method.id === selectedId}
              onChange={() => onSelect(method.id)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Moves a row of cards by itself, so that its chosen card is whole in it; the page stays where it is. */
function scrollToSelected(list: HTMLElement): void {
  const card = list.querySelector('input:checked')?.closest('label');
  if (!card || list.scrollWidth <= list.clientWidth) return;
  const [row, chosen] = [list.getBoundingClientRect(), card.getBoundingClientRect()];
  if (chosen.left >= row.left && chosen.right <= row.right) return;
  list.scrollBy({ left: (chosen.left + chosen.right - row.left - row.right) / 2, behavior: 'instant' });
}
