import { Field } from '@baize/ui/field';
import { Select } from '@baize/ui/select';
import { useWallets } from '@baize/wallet';
import * as styles from './wallet-select.css.ts';

/** Which wallet a payment is about; nothing where the player has one alone (SET-06). */
export function WalletSelect({ label }: { label: string }) {
  const wallet = useWallets();
  if (!wallet || wallet.wallets.length < 2) return null;
  return (
    <Field label={label}>
      <Select
        value={wallet.selected.currencyCode}
        onValueChange={wallet.select}
        options={wallet.wallets.map(({ currencyCode }) => ({ value: currencyCode, label: currencyCode }))}
        className={styles.select}
      />
    </Field>
  );
}
