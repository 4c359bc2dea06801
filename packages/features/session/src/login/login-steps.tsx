import { ApiFailure } from '@baize/api/failure';
import { signIn } from '@baize/player/session';
import { withDeferredMessages } from '@baize/shell/deferred-messages';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { useFocusHold } from '../form/use-focus-hold.ts';
import type { LoginCodeProps } from '../two-step/login-code.tsx';
import { steps } from './login-form.css.ts';
import { LoginForm, type LoginRestart } from './login-form.tsx';
import type { LoginHint } from './login-hint.ts';

/** A log-in whose password was right, and the view that takes its code. */
interface SecondStep {
  name: string;
  ticket: string;
  LoginCode: ComponentType<LoginCodeProps>;
}

export type LoginStep = 'password' | 'code';

interface LoginStepsProps {
  hint: LoginHint | null;
  /** Another step is in view. */
  onStep(step: LoginStep): void;
}

/**
 * The password, then for an account with two-step log-in the code. The password is gone from the page by then; it is asked
 * again where the player goes back, or the ticket takes no more codes.
 */
export function LoginSteps({ hint, onStep }: LoginStepsProps) {
  const [second, setSecond] = useState<SecondStep | null>(null);
  const [restart, setRestart] = useState<LoginRestart | null>(null);
  const { around, holdFocus } = useFocusHold();

  const send: ComponentProps<typeof LoginForm>['submit'] = async (fields, extras) => {
    try {
      await signIn(fields, { ...extras, link: hint?.link ?? 'own' });
    } catch (problem) {
      const ticket = readTicket(problem);
      if (ticket === null) throw problem;
      const load = () => import('../two-step/login-code.tsx');
      const { LoginCode } = await withDeferredMessages(load, 'rare');
      holdFocus();
      onStep('code');
      setSecond({ name: fields.email, ticket, LoginCode });
    }
  };

  return (
    <div ref={around} className={steps} tabIndex={-1}>
      {second ? (
        <second.LoginCode
          submit={(code) => signIn({ ticket: second.ticket, code })}
          onRestart={(reason) => {
            holdFocus();
            setRestart({ name: second.name, reason });
            onStep('password');
            setSecond(null);
          }}
        />
      ) : (
        <LoginForm hint={hint} restart={restart} submit={send} />
      )}
    </div>
  );
}

/** The ticket of a refusal that asks for the second step; null for every other failure. */
function readTicket(problem: unknown): string | null {
  if (!(problem instanceof ApiFailure) || problem.code !== 'TWO_STEP_REQUIRED') return null;
  const { ticket } = problem.details;
  return typeof ticket === 'string' && ticket !== '' ? ticket : null;
}
