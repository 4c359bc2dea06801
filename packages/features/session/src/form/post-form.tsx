import type { ReactNode } from 'react';
import type { FieldValues, UseFormHandleSubmit } from 'react-hook-form';
import { form as formClass } from './form.css.ts';
import type { FormSubmit } from './use-form-submit.ts';

/**
 * The form element of a form that `useFormSubmit` sends. Without code it would go by POST, so that nothing typed
 * ever stands in an address.
 */
export function PostForm<Values extends FieldValues>({
  sending: { form, onInvalid, submit },
  handleSubmit,
  children,
}: {
  sending: FormSubmit<Values>;
  handleSubmit: UseFormHandleSubmit<Values>;
  children: ReactNode;
}) {
  return (
    <form
      ref={form}
      className={formClass}
      method="post"
      noValidate
      onSubmit={(event) => void handleSubmit(submit, onInvalid)(event)}
    >
      {children}
    </form>
  );
}
