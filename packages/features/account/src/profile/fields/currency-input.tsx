import { useLocale } from '@baize/page';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';

/** What the account's money is counted in: chosen once, when the account was opened (S1 §3). */
export function CurrencyInput({ code }: { code: string }) {
  const { t } = useLingui();
  const name = useCurrencyName(code);
  return (
    <Field
      label={t({ id: 'sign-up.currency', message: 'Currency' })}
      hint={t({
        id: 'sign-up.currency.hint',
        message: 'Your money is kept in it. It cannot be changed later.',
      })}
    >
      <Input locked value={name === undefined ? code : `${code} · ${name}`} />
    </Field>
  );
}

/** None for coins: their codes are no ISO ones, and `Intl` refuses longer ones. */
function useCurrencyName(code: string): string | undefined {
  const names = new Intl.DisplayNames(useLocale(), { type: 'currency', fallback: 'none' });
  return /^[A-Z]{3}$/.test(code) ? names.of(code) : undefined;
}
