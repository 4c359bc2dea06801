import { cleanEmailInput, emailSchema } from '@baize/domain/validation';
import { inputFilter } from '@baize/forms/input-filter';
import { validateOnBlur } from '@baize/forms/validate-on-blur';
import { useValidationMessage } from '@baize/forms/validation-message';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { draftText, NewContactForm, type NewContactProps } from './new-contact-form.tsx';

/** The new e-mail address, by the rules of a sign-up. */
export function NewEmailForm({ draft, error, onEdit, onSubmit, ...form }: NewContactProps) {
  const { t } = useLingui();
  const messageOf = useValidationMessage();
  const [email, setEmail] = useState(() => draftText(draft, 'email'));
  const [isChecked, setChecked] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const problem = v.safeParse(emailSchema, email.trim()).issues?.[0].message;
  return (
    <NewContactForm
      {...form}
      kind="email"
      onSubmit={(proof) => {
        setChecked(true);
        if (problem !== undefined) box.current?.focus();
        else if (proof) onSubmit(email, proof);
      }}
    >
      <Field
        label={t({ id: 'contact-change.new.email', message: 'New e-mail' })}
        hint={t({
          id: 'contact-change.hint.email',
          message: 'We send a code there. Until you enter it, nothing changes.',
        })}
        error={messageOf(error ?? (isChecked ? problem : undefined))}
      >
        <Input
          ref={box}
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          autoFocus={draft.values === null}
          value={email}
          onInput={inputFilter(cleanEmailInput)}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            draft.save({ email: currentTarget.value });
            onEdit();
          }}
          onBlur={validateOnBlur(() => {
            if (email !== '') setChecked(true);
          })}
        />
      </Field>
    </NewContactForm>
  );
}
