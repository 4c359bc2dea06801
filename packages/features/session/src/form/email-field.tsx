import { Field } from '@baize/ui/field';
import { Input, type InputProps } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';

/** The address of an account that exists: taken as it is written. */
export function AccountEmail({ error, input }: { error: string | undefined; input: InputProps }) {
  const { t } = useLingui();
  return (
    <Field label={t({ id: 'login.email', message: 'E-mail' })} error={error}>
      <Input
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
      />
    </Field>
  );
}
