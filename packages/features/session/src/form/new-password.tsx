import {
  PASSWORD_RULE_MESSAGES,
  passwordChecklist,
  passwordMin,
  type PasswordRule,
} from '@baize/domain/validation';
import { useValidationMessage } from '@baize/forms/validation-message';
import { usePage } from '@baize/page';
import { Checklist } from '@baize/ui/checklist';
import { Field } from '@baize/ui/field';
import { PasswordInput, type PasswordInputProps } from '@baize/ui/password-input';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { close } from './form.css.ts';
import { usePasswordLabels } from './use-password-labels.ts';

type NewPasswordProps = {
  label: string;
  /** What stands in the box now: the list is ticked off by it. */
  value: string;
  error: string | undefined;
  input: Omit<PasswordInputProps, 'showLabel' | 'hideLabel' | 'capsLockLabel'>;
};

/** A password to be made up, with what the brand asks of it ticked off while it is typed (VAL-03). */
export function NewPassword({ label, value, error, input }: NewPasswordProps) {
  const { t } = useLingui();
  const { settings } = usePage();
  const asks = settings.formFieldsValidation.password;
  const words = usePasswordLabels();
  const getMessage = useValidationMessage();
  const id = useId();
  const min = passwordMin(asks);
  const rules: Record<PasswordRule, string> = {
    min: t({ id: 'password.rule.min', message: `At least ${min} characters` }),
    digit: t({ id: 'password.rule.digit', message: 'A number' }),
    special: t({ id: 'password.rule.special', message: 'A special character' }),
    uppercase: t({ id: 'password.rule.uppercase', message: 'A capital letter' }),
  };
  const { onBlur } = input;
  const missed = error === undefined ? 'open' : 'missed';
  const lines = passwordChecklist(value, asks);
  // What the box's own error names is not said again by the list.
  const told = lines.find(({ rule, met }) => !met && error === getMessage(PASSWORD_RULE_MESSAGES[rule]));
  return (
    <div className={close}>
      <Field label={label} error={error}>
        <PasswordInput
          autoComplete="new-password"
          {...words}
          {...input}
          {...(onBlur && { onBlur: validateOnBlur(onBlur) })}
          {...(error === undefined && { 'aria-describedby': id })}
        />
      </Field>
      <Checklist
        id={id}
        label={t({ id: 'password.rules', message: 'Your password needs' })}
        items={lines
          .filter((line) => line !== told)
          .map(({ rule, met }) => ({
            id: rule,
            label: rules[rule],
            state: met ? 'met' : missed,
          }))}
        stateLabels={{
          open: t({ id: 'password.rule.open', message: 'not yet' }),
          met: t({ id: 'password.rule.met', message: 'done' }),
          missed: t({ id: 'password.rule.missed', message: 'missing' }),
        }}
      />
    </div>
  );
}
