import { FieldMessage } from '@baize/ui/field-message';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import * as styles from './coin-network-field.css.ts';
import { useCoinLabel } from './use-coin-label.ts';

export interface CoinNetworkFieldProps {
  coin: string;
  /** The platform's names of the networks. */
  networks: readonly string[];
  /** Null while none is chosen. */
  value: string | null;
  onChange(network: string): void;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Coin and network as one choice: each option names both, for coins sent over another network are lost (PAY-01, PAY-09). */
export function CoinNetworkField({ coin, networks, value, onChange, hint, error }: CoinNetworkFieldProps) {
  const id = useId();
  const text = useCoinLabel();
  return (
    <div
      className={styles.group}
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={error || hint ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <span id={`${id}-label`} className={styles.label}>
        <Trans id="crypto.choice">Coin and network</Trans>
      </span>
      <div className={styles.list}>
        {networks.map((network) => (
          <label key={network} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              value={network}
              checked={network === value}
              onChange={() => onChange(network)}
            />
            <span className={styles.optionLabel}>{text(coin, network)}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
