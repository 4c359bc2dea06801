import { signUpMethods, type SignUpMethod } from '@baize/domain/sign-up-form';
import { usePage } from '@baize/page';
import { SegmentedControl } from '@baize/ui/segmented-control';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { FormValues } from '@baize/domain/form-payload';
import { form, tray } from '../form/form.css.ts';
import type { SignUpStart } from './use-sign-up-start.ts';
import { SignUpMethodForm } from './sign-up-method-form.tsx';

export interface SignUpFormProps {
  start: SignUpStart;
  /** Why nobody can register any more, should that have changed while the form was open. */
  closed: ReactNode;
  /** Whether the newsletter's box comes ticked. */
  newsletter: boolean;
  submit(form: FormValues, extras: { recaptchaToken: string | null }): Promise<unknown>;
}

/** Opens an account, by the ways the brand offers; what is typed goes along from one to the other. */
export function SignUpForm(props: SignUpFormProps) {
  const { t } = useLingui();
  const ways = signUpMethods(usePage().settings);
  const [way, setWay] = useState<SignUpMethod>('email');
  const names: Record<SignUpMethod, string> = {
    email: t({ id: 'sign-up.method.email', message: 'E-mail' }),
    phone: t({ id: 'sign-up.method.phone', message: 'Phone' }),
    'one-click': t({ id: 'sign-up.method.one-click', message: 'One click' }),
  };
  return (
    <div className={form}>
      {ways.length > 1 ? (
        <div className={tray}>
          <SegmentedControl
            label={t({ id: 'sign-up.method', message: 'How to open your account' })}
            value={way}
            onValueChange={(next) => setWay(next)}
            options={ways.map((value) => ({ value, label: names[value] }))}
          />
        </div>
      ) : null}
      <SignUpMethodForm key={way} way={way} {...props} />
    </div>
  );
}
