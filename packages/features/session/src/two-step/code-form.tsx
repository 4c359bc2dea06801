import { ApiFailure } from '@baize/api/failure';
import { useCodeError, isPlausibleCode, normalizeCode, type CodeKind } from '@baize/player/identity-proof';
import { Button } from '@baize/ui/button';
import { CodeInput } from '@baize/ui/code-input';
import { Field } from '@baize/ui/field';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { FailureAlert } from '../form/failure-alert.tsx';
import { PostForm } from '../form/post-form.tsx';
import { useFocusHold } from '../form/use-focus-hold.ts';
import { useFormSubmit } from '../form/use-form-submit.ts';
import * as css from './two-step.css.ts';

interface CodeFormProps {
  submitLabel: string;
  pendingLabel: string;
  variant?: 'primary' | 'danger';
  /** What stands over the field, for each kind of code. */
  intro?: Record<CodeKind, ReactNode>;
  /** Whether a recovery code does as well. */
  hasRecovery?: boolean;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  onSubmit(code: string): Promise<void>;
  onBack(): void;
}

/** One field for a code of the app or, where it does as well, a recovery code. */
export function CodeForm(props: CodeFormProps) {
  const [kind, setKind] = useState<CodeKind | null>(null);
  const { around, holdFocus } = useFocusHold();
  return (
    <div ref={around} className={css.holder} tabIndex={-1}>
      {/* Each kind begins with an empty field, and without what was wrong with the other. */}
      <FormOfKind
        key={kind}
        {...props}
        kind={kind ?? 'app'}
        autoFocus={kind !== null || props.autoFocus === true}
        onSwap={() => {
          holdFocus();
          setKind(kind === 'recovery' ? 'app' : 'recovery');
        }}
      />
    </div>
  );
}

interface FormOfKindProps extends CodeFormProps {
  kind: CodeKind;
  autoFocus: boolean;
  onSwap(): void;
}

/** However the code is pasted, it is taken. What was typed stays where it is wrong, selected to be typed anew. */
function FormOfKind(props: FormOfKindProps) {
  const { kind, submitLabel, pendingLabel, variant = 'primary', autoFocus, onSubmit } = props;
  const { t } = useLingui();
  const describe = useCodeError();
  const [waitMinutes, setWaitMinutes] = useState<number | null>(null);
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { code: '' },
    shouldFocusError: false,
  });
  const sending = useFormSubmit<{ code: string }>(async ({ code }) => {
    try {
      await onSubmit(normalizeCode(code));
    } catch (problem) {
      setWaitMinutes(readWaitMinutes(problem));
      throw problem;
    }
  });
  const { failure, form } = sending;
  const error = failure ? describe({ failure, kind, waitMinutes }) : {};
  useEffect(() => {
    if (failure) form.current?.querySelector('input')?.select();
  }, [failure, form]);
  useEffect(() => {
    if (autoFocus) setFocus('code');
  }, [autoFocus, setFocus]);
  const labels = {
    app: {
      field: t({ id: 'two-step.code.label', message: 'Code of the authenticator app' }),
      format: t({ id: 'two-step.code.format', message: 'Enter the 6 digits the app shows.' }),
      swap: t({ id: 'two-step.recovery.use', message: 'Use a recovery code' }),
    },
    recovery: {
      field: t({ id: 'two-step.recovery.label', message: 'Recovery code' }),
      format: t({ id: 'two-step.recovery.format', message: 'Enter one of your recovery codes.' }),
      swap: t({ id: 'two-step.code.use', message: 'Use the app' }),
    },
  }[kind];
  const back = (
    <Button variant={variant === 'danger' ? 'secondary' : 'ghost'} onClick={props.onBack}>
      {t({ id: 'two-step.back', message: 'Back' })}
    </Button>
  );
  return (
    <PostForm sending={sending} handleSubmit={handleSubmit}>
      {props.intro?.[kind]}
      {failure && error.field === undefined ? (
        <FailureAlert failure={failure} {...(error.form !== undefined && { message: error.form })} />
      ) : null}
      <Field label={labels.field} error={formState.errors.code?.message ?? error.field}>
        <CodeInput
          {...register('code', {
            validate: (typed) => isPlausibleCode(normalizeCode(typed), kind) || labels.format,
          })}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        />
      </Field>
      <div className={css.formActions[variant]}>
        <Button
          type="submit"
          variant={variant}
          className={css.submit}
          pending={formState.isSubmitting}
          pendingLabel={pendingLabel}
        >
          {submitLabel}
        </Button>
        {/* The safe choice is never smaller than the dangerous one. */}
        {variant === 'danger' ? back : null}
        {props.hasRecovery === false ? null : (
          <Button variant="ghost" className={css.swap} onClick={props.onSwap}>
            {labels.swap}
          </Button>
        )}
        {variant === 'danger' ? null : back}
      </div>
    </PostForm>
  );
}

function readWaitMinutes(problem: unknown): number | null {
  if (!(problem instanceof ApiFailure) || problem.retryAfterMs === null) return null;
  return Math.max(1, Math.ceil(problem.retryAfterMs / 60_000));
}
