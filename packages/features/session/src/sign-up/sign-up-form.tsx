import { signUpWays, type SignUpWay } from '@baize/domain/sign-up-form';
import { usePage } from '@baize/shell/page';
import { Segments } from '@baize/ui/segments';
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { FormValues } from '@baize/domain/form-payload';
import { form, tray } from '../form/form.css.ts';
import type { SignUpStart } from './use-sign-up-start.ts';
import { WayForm } from './way-form.tsx';

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
  const ways = signUpWays(usePage().settings);
  const [way, setWay] = useState<SignUpWay>('email');
  const names: Record<SignUpWay, string> = {
    email: t({ id: 'sign-up.way.email', message: 'E-mail' }),
    phone: t({ id: 'sign-up.way.phone', message: 'Phone' }),
    'one-click': t({ id: 'sign-up.way.one-click', message: 'One click' }),
  };
  return (
    <div className={form}>
      {ways.length > 1 ? (
        <div className={tray}>
          <Segments
            label={t({ id: 'sign-up.way', message: 'How to open your account' })}
            value={way}
            onValueChange={(next) => setWay(next)}
            options={ways.map((value) => ({ value, label: names[value] }))}
          />
        </div>
      ) : null}
      <WayForm key={way} way={way} {...props} />
    </div>
  );
}
